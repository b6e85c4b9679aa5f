import { strangeLetters } from '../suggest.ts';
import { Token } from './automaton.ts';
import { type Read, type Repair, replace, spotOf, type Trouble } from './repair.ts';

const INVALID = 'json.invalid-symbol';
const NUMBER = 'json.number';
const COMMENT = 'json.invalid-comment-token';
const UNCLOSED = 'json.unexpected-end-of-string';

/** Texts in quotes that JSON does not know. */
const OTHER_QUOTES = /^(?:'((?:[^'\\\n]|\\.)*)'|`([^`\n]*)`|[“”„‘’]([^“”‘’"\n]*)[“”‘’"])/;
const WORD = /^[^\s"',:{}[\]，：；;]+/;
/** What a program has in front of its object, such as `export default`, with what it imports. */
const BEFORE_PAGE = /^(?:import\b.*\r?\n\s*)*[\w$][\w$.:\s]*(?:=\s*)?(?=[{[])/;
/** So much of a text is looked through for it: what comes to nothing is tried from every line on. */
const MOST_BEFORE_PAGE = 1000;
const LITERALS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
  nan: 'null',
  infinity: 'null',
  '-infinity': 'null',
};
/** Comments of other languages. */
const OTHER_COMMENT = /^(?:#|<!--).*/;

/** Signs that stand where others belong, most of them from other keyboards. */
const SIGNS: readonly [RegExp, string][] = [
  [/^[，；;、]/, ','],
  [/^(?:=>|[=：])/, ':'],
  [/^[［【]/, '['],
  [/^[］】]/, ']'],
  [/^[｛]/, '{'],
  [/^[｝]/, '}'],
];

/** Signs before which a text may have ended, and the most of them that are tried. */
const ENDS = /[,:}\]]/g;
const MOST_ENDS = 6;

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end === -1) return text.length;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

/** Closing quotes put into an unclosed text, or into one that swallowed what follows it. */
function closings(text: string, token: Read): Repair[] {
  const raw = text.slice(token.offset, token.end);
  const places = [...raw.matchAll(ENDS)].map(({ index }) => index).filter((index) => index > 0);
  const tried = places.length > 2 * MOST_ENDS ? [...places.slice(0, MOST_ENDS), ...places.slice(-MOST_ENDS)] : places;
  const trimmed = raw.trimEnd().length;
  return [trimmed, ...tried.reverse()].map((place) => ({
    code: UNCLOSED,
    at: token.offset,
    offset: token.offset + place,
    remove: 0,
    insert: '"',
    from: spotOf(token),
  }));
}

/** A text whose closing quote is missing: it ends on its line, or it was meant to hold the line break. */
export function unclosedRepairs({ text, token }: Trouble): Repair[] {
  const end = endOfLine(text, token.offset);
  const broken: Repair = {
    code: 'json.invalid-character',
    at: end,
    offset: end,
    remove: text[end] === '\r' ? 2 : 1,
    insert: ' ',
    from: spotOf(token),
  };
  return [...closings(text, token), ...(end < text.length ? [broken] : [])];
}

/** Quotes inside a text, with backslashes: the one that ended it too early, then all up to the last of the line. */
function escapings(text: string, before: Read, token: Read): Repair[] {
  const line = text.slice(before.offset, endOfLine(text, token.offset));
  const last = line.lastIndexOf('"');
  const inner = line.slice(1, last);
  const common = { code: 'json.unescaped-quote', at: before.end - 1, from: spotOf(before) };
  const one: Repair = { ...common, offset: before.end - 1, remove: 0, insert: '\\' };
  const all = inner.replace(/(?<!\\)"/g, '\\"');
  return last < before.end - before.offset
    ? [one]
    : [one, { ...common, offset: before.offset + 1, remove: inner.length, insert: all }];
}

/** What a word was meant to be, also with a letter too many, too few or in another place. */
function literalFor(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (Object.hasOwn(LITERALS, lower)) return LITERALS[lower];
  return ['true', 'false', 'null'].find((literal) => lower[0] === literal[0] && strangeLetters(lower, literal) < 2);
}

/** A number as JSON writes it, such as 0.5 for .5 and 1 for 01. */
function numberFor(word: string): string | undefined {
  const number = /^[-+]?\.?\d/.test(word) ? Number(word.replace(/^\+|_|e[-+]?$/gi, '')) : Number.NaN;
  return Number.isFinite(number) ? String(number) : undefined;
}

/** Whether what begins as a number goes on as JSON's numbers do not: 01, 1., 0x10, 12px. */
export function isOtherNumber({ text, token: { kind, end, state } }: Trouble): boolean {
  if (kind !== Token.number || !state.wants.startsWith('value')) return false;
  return /[\w.]/.test(text[end] ?? '') || /[.eE+-]/.test(text[end - 1] ?? '');
}

/** A word, number or sign that is no JSON. */
export function wordRepairs({ text, token, before: [previous] }: Trouble): Repair[] {
  const rest = text.slice(token.offset, endOfLine(text, token.offset));
  const repairs: Repair[] = [];
  const put = (length: number, insert: string, suggestion?: string, after = 0, code = INVALID) => {
    const offset = token.offset + after;
    const repair = { ...replace({ ...token, offset, end: offset + length }, insert, code), from: spotOf(token) };
    repairs.push({ ...repair, ...(suggestion === undefined ? {} : { suggestion }) });
  };
  const quoted = OTHER_QUOTES.exec(rest);
  if (quoted) put(quoted[0].length, JSON.stringify(quoted[1] ?? quoted[2] ?? quoted[3]));
  const word = WORD.exec(rest)?.[0] ?? '';
  const before = LITERALS[word] === word ? word.length : 0;
  for (const [pattern, sign] of SIGNS) {
    const found = pattern.exec(rest.slice(before));
    if (found) put(found[0].length, sign, sign, before);
  }
  const comment = OTHER_COMMENT.exec(rest)?.[0];
  if (comment) put(comment.length, '', undefined, 0, COMMENT);
  if (token.state.wants.startsWith('value')) {
    const number = numberFor(word);
    if (number !== undefined) put(word.length, number, number, 0, NUMBER);
    const literal = literalFor(word);
    if (literal && literal !== word) put(word.length, literal, literal);
  }
  if (previous?.kind === Token.string) repairs.push(...closings(text, previous), ...escapings(text, previous, token));
  if (token.state.frame.closer === '' && token.state.wants.startsWith('value')) {
    const program = BEFORE_PAGE.exec(text.slice(token.offset, token.offset + MOST_BEFORE_PAGE));
    if (program) put(program[0].length, '');
  }
  put(0, '"');
  if (word) put(word.length, JSON.stringify(word));
  put(token.end - token.offset, '');
  return repairs;
}
