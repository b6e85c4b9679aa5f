/**
 * The worst cost of drawing a character in a browser. The unit is one Latin letter. The ratios come from layout times in Chromium of 100,000
 * to 200,000 characters of each kind, and from attempts 1141 to 1157 of `docs/security-attempts.md`, where boxes are laid out several times.
 */
const COST = {
  /** A letter of Latin beyond ASCII, of Greek, Cyrillic, Chinese, Japanese or Korean, or an emoji. */
  usual: 8,
  /** A space, digit or punctuation mark of ASCII after a sign of another script: it comes from another font. */
  between: 12,
  /** Any other sign. Browsers look for a font, order the signs of a syllable, and search a dictionary for ends of words. */
  rare: 80,
  /** Another script begins, and so does the search for a font. */
  script: 80,
  /** Latin begins again. */
  latin: 40,
  /** A mark above those that scripts have on a letter: the browser places each over all the others. */
  piled: 320,
};

/** Marks over one letter that scripts have. */
const MARKS_OF_A_LETTER = 4;

const PLAIN = /^[\0-\x7f]*$/;

/** Whether a text is of ASCII alone, which costs a browser least. */
export const isPlainText = (text: string): boolean => PLAIN.test(text);
const MARK = /\p{M}/u;

/** Unassigned, private, format and surrogate code points. */
const SHAPELESS = /[\p{Cn}\p{Co}\p{Cf}\p{Cs}]/u;

/** Scripts for which browsers have a font ready. For all others, a block of 128 code points stands for the script. */
const LATIN = 0;
const HAN = -1;
const KANA = -2;
const HANGUL = -3;
const EMOJI = -4;
const BLOCK = 128;

const USUAL: readonly (readonly [from: number, beyond: number, script: number])[] = [
  [0x80, 0x300, LATIN],
  [0x370, 0x530, LATIN],
  [0x1e00, 0x2000, LATIN],
  [0x2010, 0x2028, LATIN],
  [0x2030, 0x205f, LATIN],
  [0x3000, 0x3040, HAN],
  [0x3040, 0x3100, KANA],
  [0x3400, 0xa000, HAN],
  [0xac00, 0xd7a4, HANGUL],
  [0xff00, 0xff60, HAN],
  [0x1f300, 0x1fb00, EMOJI],
];

/** The usual script of a sign; undefined: it has none. */
const usualOf = (code: number): number | undefined =>
  USUAL.find(([from, beyond]) => code >= from && code < beyond)?.[2];

/** Whether a sign is a letter of ASCII: its other signs stand in texts of every script. */
function isAsciiLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower > 0x60 && lower < 0x7b;
}

/** Whether a mark or a format character continues the script before it. */
const isJoined = (sign: string, code: number): boolean =>
  code < 0x370 || (code >= 0x2000 && code < 0x2100) || sign === '\ufe0f';

/** What a sign outside ASCII costs by itself, and its script; no script: it belongs to the one before. */
function signAt(
  text: string,
  at: number,
  marks: number,
): { code: number; cost: number; script?: number; isMark: boolean } {
  const code = text.codePointAt(at)!;
  const usual = usualOf(code);
  if (usual !== undefined && usual < LATIN) return { code, cost: COST.usual, script: usual, isMark: false };
  const sign = String.fromCodePoint(code);
  const isMark = MARK.test(sign);
  if (usual !== undefined && !isMark && !SHAPELESS.test(sign)) return { code, cost: COST.usual, script: usual, isMark };
  const cost = isMark && marks >= MARKS_OF_A_LETTER ? COST.piled : COST.rare;
  return isJoined(sign, code) ? { code, cost, isMark } : { code, cost, script: Math.floor(code / BLOCK), isMark };
}

/**
 * What a text costs to draw, in letters of Latin: up to a hundred times its length. 15,000 signs of forty scripts in turn, 400 times on a
 * page, stop a browser for a minute, and so do as many letters of Khmer.
 * @param most where to stop counting: the caller needs to know no more
 */
export function drawingCost(text: string, most = Number.POSITIVE_INFINITY): number {
  if (isPlainText(text)) return text.length;
  let cost = 0;
  let script = LATIN;
  let marks = 0;
  for (let at = 0; at < text.length && cost <= most; at += 1) {
    const ascii = text.charCodeAt(at);
    if (ascii < 0x80 && !isAsciiLetter(ascii)) {
      cost += script === LATIN ? 1 : COST.between;
      marks = 0;
      continue;
    }
    const sign = ascii < 0x80 ? { code: ascii, cost: 1, script: LATIN, isMark: false } : signAt(text, at, marks);
    if (sign.code > 0xffff) at += 1;
    marks = sign.isMark ? marks + 1 : 0;
    cost += sign.cost;
    if (sign.script === undefined || sign.script === script) continue;
    script = sign.script;
    cost += script === LATIN ? COST.latin : COST.script;
  }
  return cost;
}
