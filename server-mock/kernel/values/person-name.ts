import { folded } from './folded.ts';

/** Format characters: they turn the text around a name, or cannot be seen. The two joiners belong to scripts and emoji. */
const unwanted = /(?![\u200c\u200d])\p{Cf}/gu;

/** A name of a person or a company, or a note, as it is kept: one line without characters that nobody sees. Empty when nothing of it is to be seen. */
export function tidyName(text: string): string {
  const name = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/gu, ' ')
    .replaceAll(unwanted, '')
    .trim();
  return /[^\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u.test(name) ? name : '';
}

/** A name as it is compared with names that mean something: in one form and in small letters, without blanks and without what nobody sees. */
export const comparedName = (text: string): string =>
  folded(text).replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/gu, '');
