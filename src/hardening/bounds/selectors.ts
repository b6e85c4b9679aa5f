const CLOSES: Record<string, string> = { '(': ')', '[': ']' };

/** What would end a rule, start another one, begin a comment or escape a character. */
const STRUCTURE = /[{};@<>&\\\n\r\f]|\/\*/;

/** The parts of a text between its outermost commas; undefined where brackets or quotes stay open. */
export function partsOf(text: string): string[] | undefined {
  const parts: string[] = [];
  const open: string[] = [];
  let quote = '';
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const at = text.charAt(index);
    if (quote) quote = at === quote ? '' : quote;
    else if (at === '"' || at === "'") quote = at;
    else if (CLOSES[at]) open.push(CLOSES[at]);
    else if (at === ')' || at === ']') {
      if (open.pop() !== at) return undefined;
    } else if (at === ',' && open.length === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return quote || open.length > 0 ? undefined : [...parts, text.slice(start)];
}

/** Whether a text stays one value of one declaration, wherever it is put. */
export const isOneValue = (text: string): boolean => !STRUCTURE.test(text) && partsOf(text) !== undefined;

const FRAME = '.pw-tenant ';

/**
 * The document, the platform's own elements, elements beside the frame, and parts of an element that are not drawn where it stands: the
 * list of a `select` (`::picker`) lies above the whole document.
 */
const OUTSIDE =
  /(?:^|[^\w.-])(?:html|body)(?![\w-])|:root|:host|#|\.pw-|\[\s*data-|^[+~|]|::(?!before|after|first-l|marker|placeholder|selection)/i;

/** What a browser must look for far away, or for each of many elements. */
const FAR = /:has|\sof\s|~|\*.*\*/i;
/** Compounds of one selector. */
const COMPOUNDS = 6;

function framedPart(part: string): string | undefined {
  const bare = part.trim();
  const own = bare.startsWith(FRAME) ? bare.slice(FRAME.length).trim() : bare;
  return own === '' || OUTSIDE.test(own) || FAR.test(own) || own.split(/[\s>+]+/).length > COMPOUNDS
    ? undefined
    : FRAME + own;
}

/**
 * A selector that finds elements inside a tenant's frame only: each of its parts begins with the frame. Undefined for one that
 * names what is outside. The same answer for its own answer, since a definition may be bounded twice.
 */
export function framedSelector(selector: string): string | undefined {
  if (STRUCTURE.test(selector.replaceAll('>', ' '))) return undefined;
  const parts = partsOf(selector)?.map(framedPart);
  return parts?.every((part) => part !== undefined) ? parts.join(', ') : undefined;
}
