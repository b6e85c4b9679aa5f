/** What is left of an element's box, in CSS pixels of the window, as if no box around it were scrolled sideways. */
export interface ShownPart {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How far below the frame's upper edge it begins, counted without any scrolling. */
  below: number;
  /** The opacity of all that is around it. */
  opacity: number;
  /** How far the boxes around it are scrolled sideways. */
  aside: number;
  /** Whether a box around it must be scrolled first: until then something else stands there. */
  isScrolledAway: boolean;
}

const CUTS = new Set(['hidden', 'clip', 'auto', 'scroll']);
const SCROLLS = new Set(['auto', 'scroll']);
/** Nobody scrolls in a box that is lower, in CSS pixels. */
const LEAST_SCROLLER = 100;
/** Boxes that cut nothing off, whatever their `overflow`. */
const BOXLESS = new Set(['contents', 'inline']);

/** Has a box that scrolls up and down show the part. What lies above its start stays out of reach. */
function scrolledTo(part: ShownPart, around: Element, box: DOMRect): void {
  const from = part.top - box.top + around.scrollTop;
  if (from < -1) {
    part.top = Math.max(part.top, box.top - around.scrollTop);
    part.bottom = Math.max(part.top, part.bottom);
  }
  const height = Math.min(part.bottom - part.top, box.height);
  part.below += Math.max(0, from);
  const top = Math.min(Math.max(part.top, box.top), box.bottom - height);
  part.isScrolledAway ||= top !== part.top;
  part.top = top;
  part.bottom = part.top + height;
}

function cut(part: ShownPart, around: Element, style: CSSStyleDeclaration, isFrame: boolean): void {
  if (BOXLESS.has(style.display)) return;
  const box = around.getBoundingClientRect();
  part.aside += around.scrollLeft;
  part.left += around.scrollLeft;
  part.right += around.scrollLeft;
  if (isFrame || CUTS.has(style.overflowX)) {
    part.left = Math.max(part.left, box.left);
    part.right = Math.min(part.right, box.right);
  }
  if (!isFrame && SCROLLS.has(style.overflowY) && box.height >= LEAST_SCROLLER) {
    scrolledTo(part, around, box);
  } else if (isFrame || CUTS.has(style.overflowY)) {
    part.top = Math.max(part.top, box.top);
    part.bottom = Math.min(part.bottom, box.bottom);
  }
}

/**
 * The part of an element's box that people can get to by scrolling up and down. Nobody scrolls sideways for a form.
 * @param place what the page around can put out of sight; what is in it is trusted
 * @param frame the element around the whole page, which cuts off what leaves it
 */
export function shownPart(element: Element, place: Element, frame: Element): ShownPart {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const part: ShownPart = { left, top, right, bottom, below: 0, opacity: 1, aside: 0, isScrolledAway: false };
  for (let around: Element | null = place; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    part.opacity *= Number(style.opacity);
    cut(part, around, style, around === frame);
    if (around === frame) break;
  }
  part.below += part.top - frame.getBoundingClientRect().top;
  part.left = Math.max(part.left, -window.scrollX);
  part.right = Math.min(part.right, document.documentElement.clientWidth - window.scrollX);
  return part;
}
