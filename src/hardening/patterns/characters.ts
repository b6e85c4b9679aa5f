/**
 * Characters that a part of a pattern may match, at least: a bit for each ASCII character, and three for all others. Upper and lower case
 * count as the same, because a pattern may ignore case.
 */
export type Characters = bigint;

export const NONE: Characters = 0n;

/** The long s and the Kelvin sign, which are `s` and `k` where case is ignored. */
const LIKE_ASCII = 1n << 128n;
/** Blanks and line ends beyond ASCII. */
const BLANKS = 1n << 129n;
const OTHERS = 1n << 130n;

export const ANY: Characters = (1n << 131n) - 1n;

const LAST_ASCII = 127;

const codeOf = (text: string): number => text.codePointAt(0) as number;

const bitOf = (code: number): Characters => 1n << BigInt(code);

const isLikeAscii = (code: number): boolean => code === 0x17f || code === 0x212a;

const blanks = [0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff];
const isBetween = (from: number, to: number) => (code: number) => from <= code && code <= to;

/** A character in both cases. */
function asciiOf(code: number): Characters {
  const letter = String.fromCharCode(code);
  const both = bitOf(codeOf(letter.toLowerCase())) | bitOf(codeOf(letter.toUpperCase()));
  return /[sk]/i.test(letter) ? both | LIKE_ASCII : both;
}

/** The characters from one code to another. */
export function between(from: number, to: number): Characters {
  let set = NONE;
  for (let code = from; code <= Math.min(to, LAST_ASCII); code += 1) set |= asciiOf(code);
  if (to <= LAST_ASCII) return set;
  const isIn = isBetween(from, to);
  if ([0x17f, 0x212a].some(isIn)) set |= LIKE_ASCII | asciiOf(codeOf('s')) | asciiOf(codeOf('k'));
  if (blanks.some(isIn) || (from <= 0x200a && to >= 0x2000)) set |= BLANKS;
  return isLikeAscii(from) && from === to ? set : set | OTHERS;
}

const rangeOf = (text: string): Characters => between(codeOf(text[0] as string), codeOf(text[1] as string));

const DIGITS = rangeOf('09');
const WORD = DIGITS | rangeOf('az') | rangeOf('__');
const SPACES = between(9, 13) | rangeOf('  ') | BLANKS;

const CLASSES: Readonly<Record<string, Characters>> = {
  d: DIGITS,
  w: WORD,
  s: SPACES,
  D: ANY & ~DIGITS,
  W: (ANY & ~WORD) | LIKE_ASCII,
  S: ANY & ~SPACES,
};

const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

/** The code that an escape names; undefined where it names none, or several characters. */
function escapedCode(sign: string): number | undefined {
  const [, hex] = /^\\(?:u([\da-f]{4})|x([\da-f]{2}))$/i.exec(sign)?.filter(Boolean) ?? [];
  if (hex) return Number.parseInt(hex, 16);
  const letter = sign.slice(1);
  if (CONTROLS[letter] !== undefined) return CONTROLS[letter];
  return /^[^\da-z]$/i.test(letter) ? codeOf(letter) : undefined;
}

/** What an escape matches outside of brackets or in them. */
export function escaped(sign: string): Characters {
  const set = CLASSES[sign.slice(1)];
  if (set !== undefined) return set;
  const code = escapedCode(sign);
  return code === undefined ? ANY : between(code, code);
}

const MEMBER = /\\(?:u[\da-f]{4}|x[\da-f]{2}|[\s\S])|[\s\S]/giu;
/** Escapes that mean one character or several, as the flags say. */
const UNCERTAIN = /\\(?:[\dcp]|u\{)/i;

const singleOf = (member: string) => (member.startsWith('\\') ? escapedCode(member) : codeOf(member));

const isLetter = (code: number): boolean => /[a-z]/i.test(String.fromCharCode(code));

/** The members of brackets, each as what it matches and what it surely excludes: without case, `[^a]` matches `A`. */
function* membersOf(text: string): Generator<{ matched: Characters; excluded: Characters }> {
  const members = text.match(MEMBER) ?? [];
  for (let at = 0; at < members.length; at += 1) {
    const member = members[at] as string;
    const from = singleOf(member);
    if (from === undefined) {
      const known = CLASSES[member.slice(1)];
      yield { matched: known ?? ANY, excluded: known ?? NONE };
      continue;
    }
    const end = members[at + 1] === '-' ? members[at + 2] : undefined;
    const to = end === undefined ? undefined : singleOf(end);
    if (to !== undefined) at += 2;
    let excluded = NONE;
    for (let code = from; code <= Math.min(to ?? from, LAST_ASCII); code += 1)
      if (!isLetter(code)) excluded |= bitOf(code);
    yield { matched: between(from, to ?? from), excluded };
  }
}

/** What brackets such as `[^a-z\d]` match. */
export function bracketed(text: string): Characters {
  if (UNCERTAIN.test(text)) return ANY;
  const isWithout = text.startsWith('[^');
  let set = NONE;
  let left = ANY;
  for (const { matched, excluded } of membersOf(text.slice(isWithout ? 2 : 1, -1))) {
    set |= matched;
    left &= ~excluded;
  }
  return isWithout ? left | LIKE_ASCII : set;
}
