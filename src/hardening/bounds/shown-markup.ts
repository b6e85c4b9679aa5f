import { drawingCost } from './drawing-cost.ts';
import { isLargeMarkup, PAGE, type PageSize, SMALL, SMALL_COST, tagsOf } from './markup-size.ts';
import { nestingOf } from './nesting.ts';

/** What an element shows, and the task of the browser in which that was said. */
interface Shown extends PageSize {
  element: WeakRef<object>;
  task: number;
}

let task = 0;
let isTimed = false;

/** A number that is another one in each task of the browser. */
function presentTask(): number {
  if (!isTimed) {
    isTimed = true;
    setTimeout(() => {
      isTimed = false;
      task += 1;
    });
  }
  return task;
}

/** Whether an element is on the screen, or may be put there at the end of this task: React fills elements before it adds them. */
function isShown({ element, task: since }: Shown): boolean {
  const found = element.deref();
  return found !== undefined && (since === presentTask() || (found instanceof Node && found.isConnected));
}

/** Says whether an element may show a text as markup beside all that others show, and notes it when it may. */
export type MarkupRoom = (html: string, place: object | undefined) => boolean;

/**
 * Makes the room that all markup of a document has together. Many texts that are each within the bounds would otherwise stop the
 * browser for seconds. A text that leaves the screen makes room for others. Small ones are always shown, so that a page that has
 * used up the room takes no words from the platform's own parts.
 */
export function createMarkupRoom(most: PageSize = PAGE): MarkupRoom {
  const all = new Map<number, Shown>();
  const numbers = new WeakMap<object, number>();
  const sum: PageSize = { length: 0, tags: 0, cost: 0 };
  let last = 0;

  const add = ({ length, tags, cost }: PageSize, sign: 1 | -1) => {
    sum.length += sign * length;
    sum.tags += sign * tags;
    sum.cost += sign * cost;
  };
  const forget = (number: number) => {
    const known = all.get(number);
    if (known) add(known, -1);
    all.delete(number);
  };
  const isFull = (more: PageSize) => sum.length + more.length > most.length || sum.tags + more.tags > most.tags;
  const isTooCostly = (more: PageSize) => sum.cost + more.cost > most.cost;

  return (html, place = {}) => {
    const { length } = html;
    const tags = tagsOf(html);
    // Each line is drawn once more for each element around it, which takes a quarter of the time.
    const factor = 1 + nestingOf(html) / 4;
    const measure = () => ({
      length,
      tags,
      cost: factor * drawingCost(html, Math.max(SMALL_COST, most.cost - sum.cost)),
    });
    const number = numbers.get(place) ?? ++last;
    numbers.set(place, number);
    forget(number);
    if (html === '') return true;
    let size = measure();
    if (isFull(size) || isTooCostly(size)) {
      for (const [other, shown] of all) if (!isShown(shown)) forget(other);
      size = measure();
    }
    if ((isFull(size) && isLargeMarkup(html, SMALL)) || (isTooCostly(size) && size.cost > SMALL_COST)) return false;
    all.set(number, { ...size, element: new WeakRef(place), task: presentTask() });
    add(size, 1);
    return true;
  };
}
