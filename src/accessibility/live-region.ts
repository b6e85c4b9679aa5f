let region: HTMLElement | undefined;
let waiting: string[] = [];

/** Adds the place from which messages are read out. It must be there before the first message, or some readers miss it. */
export function addLiveRegion(page: Document): void {
  region = page.createElement('div');
  region.className = 'pw-live';
  region.setAttribute('role', 'alert');
  page.body.append(region);
}

/** Has a message read out at once; several of one moment are read one after the other. */
export function announce(message: string): void {
  if (!region) {
    return;
  }
  if (waiting.length === 0) {
    requestAnimationFrame(() => {
      region?.replaceChildren(
        ...waiting.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
      );
      waiting = [];
    });
  }
  waiting.push(message);
}
