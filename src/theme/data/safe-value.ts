import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** What most values are: one word, number, colour or reference. */
const PLAIN = /^(?:[\w#.%-]+|var\(--[\w-]+\))$/;

const REFUSED = new Set(
  ['AtKeyword', 'BadString', 'BadUrl', 'CDC', 'CDO', 'Comment', 'LeftCurlyBracket', 'RightCurlyBracket'].map(
    (name) => tokenTypes[name],
  ),
);
const OPENING = new Set(['Function', 'LeftParenthesis', 'LeftSquareBracket'].map((name) => tokenTypes[name]));
const CLOSING: Record<string, number | undefined> = {
  '(': tokenTypes['RightParenthesis'],
  '[': tokenTypes['RightSquareBracket'],
};
const ENDS = new Set(Object.values(CLOSING));

/** Signs that only strings may have: `!` raises a declaration, `<` may end an element, `\` hides the names of functions. */
const MARKS = /[!<\\]|\0/;

/**
 * Whether a value stays in its declaration: read as a browser reads it, it neither ends the declaration nor the rule nor the style
 * element, and whatever it opens it closes.
 */
export function isSafeValue(value: string): boolean {
  if (PLAIN.test(value)) return true;
  if (value.includes('\0') || /<\/style/i.test(value)) return false;
  const open: (number | undefined)[] = [];
  let isSafe = true;
  let end = -1;
  // What is still open at its end swallows the semicolon behind it.
  tokenize(`${value};`, (type, from, to) => {
    if (type === tokenTypes['Semicolon']) {
      isSafe &&= from === value.length && end === -1 && open.length === 0;
      end = from;
    } else if (OPENING.has(type)) open.push(CLOSING[value[to - 1]!]);
    else if (ENDS.has(type)) isSafe &&= open.pop() === type;
    else if (REFUSED.has(type)) isSafe = false;
    else if (type !== tokenTypes['String']) isSafe &&= !MARKS.test(value.slice(from, to));
  });
  return isSafe && end === value.length;
}

/** Functions other than `url` that may load something. */
const LOADING = /\b(?:-webkit-)?(?:image-set|cross-fade|image|src|element|paint)\(/i;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/gi;
/** Uploaded pictures, files of the build and embedded pictures. Any other address of ours might do something when it is asked for. */
const OWN_PICTURE = /^(?:(?:\/[\w-]+)?\/(?:api\/upload|assets)\/[\w./-]+|data:image\/[a-z+]+[;,][^\\]*)$/;

/** Whether a safe value loads nothing but pictures of the platform. */
export function loadsOwnPictures(value: string): boolean {
  if (PLAIN.test(value) || !/[a-z]\(/i.test(value)) return true;
  if (LOADING.test(value)) return false;
  const addresses = [...value.matchAll(ADDRESS)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
  const urls = value.match(/url\(/gi)?.length ?? 0;
  return (
    addresses.length === urls && addresses.every((address) => OWN_PICTURE.test(address) && !address.includes('..'))
  );
}
