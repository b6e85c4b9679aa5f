/**
 * The most values that a JSON body may hold, at all levels. To parse and check more would block the event loop for seconds.
 */
export const MOST_BODY_VALUES = 200_000;

const QUOTE = 34;
const COMMA = 44;
const OPENING_BRACKET = 91;
const BACKSLASH = 92;
const OPENING_BRACE = 123;

/** The index of the quote that ends the string that begins at `start`; the length of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    const isEscaped = (end - before) % 2 === 0;
    if (!isEscaped) return end;
  }
  return text.length;
}

/** Whether a JSON text holds more values than `most`. It scans the text and parses nothing. */
export function hasMoreValues(text: string, most: number): boolean {
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA || sign === OPENING_BRACE || sign === OPENING_BRACKET) values += 1;
    if (values > most) return true;
  }
  return false;
}
