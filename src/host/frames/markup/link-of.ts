const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** An element of HTML that leads somewhere when people click it. */
export type Link = HTMLAnchorElement | HTMLAreaElement;

/** Whether a click on an element leads away. Of a drawing's elements that have an address, the others only show what it names. */
function leads(target: EventTarget): target is Element {
  if (!(target instanceof Element)) return false;
  if (!target.hasAttribute('href') && !target.hasAttribute('xlink:href')) return false;
  const { namespaceURI, localName } = target;
  if (namespaceURI === HTML) return localName === 'a' || localName === 'area';
  return namespaceURI !== SVG || localName === 'a';
}

/** The innermost element around an event's target that leads away, of whatever language: HTML, SVG, MathML; null without one. */
export function leadingOf(event: Event): Element | null {
  const leading = event.composedPath().find(leads);
  return leading instanceof Element ? leading : null;
}

/** Whether an element that leads away is one of HTML: it knows its whole address. */
export const isLink = (leading: Element | null): leading is Link =>
  leading instanceof HTMLAnchorElement || leading instanceof HTMLAreaElement;
