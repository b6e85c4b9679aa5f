const sheet = `
.bars { display: grid; grid-template-columns: minmax(0, max-content) 1fr; gap: 10px 12px; align-items: center; margin: 0; padding: 2px; font-size: 14px; }
.bars h2 { grid-column: 1 / -1; margin: 0 0 4px; font-size: 18px; font-weight: 600; }
.label { overflow: hidden; text-align: end; text-overflow: ellipsis; }
.bar { display: flex; gap: 10px; align-items: center; padding: 0; border: 0; border-radius: 4px; background: none; color: inherit; font: inherit; white-space: nowrap; cursor: pointer; }
.bar:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.bar i { flex: none; height: 20px; min-width: 2px; border-radius: 4px; }
`;

/** Makes an element with a class and a text. */
function made(name, className, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** A label and its bar. A click on the bar tells the page. */
function row({ label, amount }, { most, color, unit, host }) {
  const words = `${new Intl.NumberFormat(host.locale).format(amount)}${unit ? ` ${unit}` : ''}`;
  const bar = made('button', 'bar');
  const ink = made('i', '');
  ink.style.cssText = `width:calc((100% - 6rem) * ${most > 0 ? amount / most : 0});background:${color}`;
  bar.append(ink, made('span', '', words));
  bar.setAttribute('aria-label', `${label}: ${words}`);
  bar.addEventListener('click', () => host.emit('select', { label, amount }));
  return [made('span', 'label', label), bar];
}

function draw(element, { title = '', color = '', unit = '', rows = [] }, host) {
  const given = (Array.isArray(rows) ? rows : []).map(({ label, amount }) => ({
    label: String(label),
    amount: Number(amount) || 0,
  }));
  const most = Math.max(0, ...given.map(({ amount }) => amount));
  const ink = CSS.supports('color', color) ? color : 'var(--brand)';
  element.className = 'bars';
  element.replaceChildren(
    made('style', '', sheet),
    ...(title ? [made('h2', '', title)] : []),
    ...given.flatMap((each) => row(each, { most, unit, host, color: ink })),
  );
}

export default {
  mount(element, props, host) {
    draw(element, props, host);
    host.onProps((changed) => draw(element, changed, host));
  },
};
