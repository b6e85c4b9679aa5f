let count = 0;

/** The element's id; gives it one if it has none. */
export function idOf(element: Element): string {
  if (!element.id) {
    count += 1;
    element.id = `pw-a11y-${count}`;
  }
  return element.id;
}

/** Sets an attribute, or takes it away for undefined; leaves an equal one untouched. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/** The text that names an element to assistive technology, as far as it is in the element itself. */
export function ownName(element: Element): string {
  const pictures = [...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'));
  return [element.getAttribute('aria-label'), element.textContent, ...pictures].filter(Boolean).join(' ').trim();
}
