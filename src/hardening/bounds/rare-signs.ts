/** Any sign that this file counts. Most texts have none, and are not looked at further. */
const ANY =
  /[^\s\u0020-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u20cf\u2100-\u2bff\u2e00-\u9fff\uac00-\ud7ff\uf900-\ufaff\ufe30-\uffff]/;

/** Letters of the scripts for which a browser needs no other font than those that it has at hand: Latin, Greek, Cyrillic, CJK, kana, Hangul. */
const USUAL = /[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

const LETTER = /[\p{L}\p{S}]/u;
const MARK = /\p{M}/u;

/** Marks over one letter that scripts have. */
const MARKS_OF_A_LETTER = 4;

/** Signs of one script stand together in blocks of this many. */
const BLOCK = 128;

const blockOf = (sign: string): number => (USUAL.test(sign) ? -1 : Math.floor(sign.codePointAt(0)! / BLOCK));

/**
 * What is costly to draw in a text: changes to another script that is not a usual one, and marks that are piled on one letter. For each
 * such change the browser looks for a font, and it places piled marks one over the other: 20 to 40 times what a letter costs.
 * A text in one script, whichever it is, counts one.
 */
export function rareSigns(text: string): number {
  if (!ANY.test(text)) return 0;
  let count = 0;
  let block = -1;
  let marks = 0;
  for (const sign of text) {
    if (MARK.test(sign)) {
      marks += 1;
      if (marks > MARKS_OF_A_LETTER) count += 1;
      continue;
    }
    marks = 0;
    if (!LETTER.test(sign)) continue;
    const own = blockOf(sign);
    if (own !== block && own !== -1) count += 1;
    block = own;
  }
  return count;
}
