/** Calls back once an element is in a place; amis draws what it has loaded at its own time. */
export function whenThere(place: HTMLElement, selector: string, found: (element: HTMLElement) => void): void {
  const look = () => {
    const element = place.querySelector<HTMLElement>(selector);
    if (element) found(element);
    return element;
  };
  if (look()) return;
  const watch = new MutationObserver(() => look() && watch.disconnect());
  watch.observe(place, { childList: true, subtree: true });
}
