/** Elements of a text that may stand in one another. A browser draws each line once more for each element around it. */
export const MOST_NESTED = 16;

/**
 * Elements that hold nothing, shapes of a drawing, and elements that end where the next of their kind begins. Only the elements around them
 * count.
 */
const FLAT = new Set(
  'area base br col embed hr img input link meta param source track wbr li p td th tr tbody thead tfoot dt dd option path rect circle ellipse line polyline polygon stop'.split(
    ' ',
  ),
);

/** A `<` that browsers may take for a tag, and the whole tag where it is written so plainly that all browsers read it alike. */
const TAG =
  /<(?=[a-z/!?])(?:(\/?)([a-z][^\s/<>]*)(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>)?/gi;

/** Elements whose content browsers read in another way. */
const OTHER = /^(?:iframe|math|no.+|plaintext|script|select|style|template|textarea|title|xmp)$/;

/**
 * How deep the elements of a text are nested at most. An element without an end tag holds all that follows. An end tag counts where
 * it closes the element that was opened last. It never counts in a text with a tag, a comment or an element that browsers may read in another way:
 * there all elements are taken to stand in one another.
 */
export function nestingOf(text: string): number {
  const open: string[] = [];
  let starts = 0;
  let deepest = 0;
  let isClear = true;
  for (const [whole, end, tag = ''] of text.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (whole === '<' || OTHER.test(name)) isClear = false;
    if (FLAT.has(name)) continue;
    if (!end) {
      open.push(name);
      starts += 1;
    } else if (open.at(-1) === name) open.pop();
    deepest = Math.max(deepest, open.length);
  }
  return isClear ? deepest : starts;
}

/** Whether a text has more elements in one another than the browser draws quickly. */
export const isDeepMarkup = (text: string): boolean => text.includes('<') && nestingOf(text) > MOST_NESTED;
