const OPENING = '([{';
const CLOSING = ')]}';

/** The parts of a value of CSS between commas or blanks; those in brackets and quotes hold nothing apart. Empty parts are left out. */
export function splitCss(text: string, separator: ',' | ' '): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quote = '';
  for (const sign of text) {
    const isEnd = separator === ' ' ? /\s/.test(sign) : sign === separator;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
    else if (isEnd && depth === 0) {
      parts.push(part);
      part = '';
      continue;
    }
    part += sign;
  }
  parts.push(part);
  return parts.map((found) => found.trim()).filter((found) => found !== '');
}

/** What stands between the brackets of a function that is all of a text; undefined where it is another one. */
export function argumentsOf(text: string, name: string): string | undefined {
  const trimmed = text.trim();
  if (!trimmed.toLowerCase().startsWith(`${name}(`) || !trimmed.endsWith(')')) return undefined;
  const inside = trimmed.slice(name.length + 1, -1);
  return splitCss(trimmed, ' ').length === 1 && splitCss(trimmed, ',').length === 1 ? inside : undefined;
}
