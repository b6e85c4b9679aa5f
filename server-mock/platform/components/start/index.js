// `element` is an empty box, `props` are those of the node, as schema.json describes them.
// `host.emit(name, detail)` tells the page of an event; `host.onProps(follow)` hears of changed properties; `host.locale` is the reader's language.
// There is no network and no storage. Colours of the page: var(--brand), --text, --quiet, --line, --ground.
function draw(element, { text = '' }, host) {
  const button = document.createElement('button');
  button.textContent = text;
  button.style.cssText =
    'padding:8px 16px;border:1px solid var(--brand);border-radius:8px;background:none;color:inherit;font:inherit';
  button.addEventListener('click', () => host.emit('press', { text }));
  element.replaceChildren(button);
}

export default {
  mount(element, props, host) {
    draw(element, props, host);
    host.onProps((changed) => draw(element, changed, host));
  },
};
