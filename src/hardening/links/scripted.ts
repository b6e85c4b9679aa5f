const isOwnData = (address: string): boolean => /^(blob:|data:)/.test(address);

/**
 * Scripts do not follow links and do not send forms in a person's name. File-saver clicks a link that stands nowhere in the
 * document: that may offer a file that the page has made, and leads nowhere else.
 */
export function guardScriptedClicks(): void {
  const { click, dispatchEvent } = HTMLAnchorElement.prototype;
  const mayFollow = (link: HTMLAnchorElement): boolean => link.isConnected || isOwnData(link.href);
  HTMLAnchorElement.prototype.click = function () {
    if (mayFollow(this)) click.call(this);
  };
  HTMLAnchorElement.prototype.dispatchEvent = function (event: Event) {
    return event.type === 'click' && !mayFollow(this) ? false : dispatchEvent.call(this, event);
  };
  for (const name of ['submit', 'requestSubmit'] as const) {
    HTMLFormElement.prototype[name] = () => undefined;
  }
}
