/** The limits of a JSON body, besides the bytes that the call's contract states. A larger one would block the event loop for seconds. */
export interface BodyBounds {
  /** Values at all levels together. */
  values: number;
  /** Different names of members. Each costs V8 as much as ten values. */
  names: number;
  /** Levels of nesting. Recursive functions overflow the stack on deeper values. No page nests nearly as deep. */
  depth: number;
}

export const BODY_BOUNDS: BodyBounds = { values: 200_000, names: 20_000, depth: 500 };

const BLANK = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPENING_BRACKET = 91;
const BACKSLASH = 92;
const CLOSING_BRACKET = 93;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;

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

/** Whether the string that ends at `end` is a member's name. */
function isName(text: string, end: number): boolean {
  let after = end + 1;
  while (text.charCodeAt(after) <= BLANK) after += 1;
  return text.charCodeAt(after) === COLON;
}

/** Returns the first limit that a JSON text exceeds; undefined: none. It scans the text and parses nothing. */
export function boundPassed(text: string, { values, names, depth }: BodyBounds): keyof BodyBounds | undefined {
  const seen = new Set<string>();
  let count = 1;
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      const end = endOfString(text, at);
      if (isName(text, end)) seen.add(text.slice(at + 1, end));
      at = end;
    } else if (sign === OPENING_BRACE || sign === OPENING_BRACKET) {
      level += 1;
      count += 1;
    } else if (sign === CLOSING_BRACE || sign === CLOSING_BRACKET) level -= 1;
    else if (sign === COMMA) count += 1;
    if (count > values) return 'values';
    if (seen.size > names) return 'names';
    if (level > depth) return 'depth';
  }
  return undefined;
}
