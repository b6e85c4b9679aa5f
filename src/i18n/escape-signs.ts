/**
 * Writes the matched characters as JSON escapes (`\u202e`), one for each UTF-16 unit. Use it for characters that a reader cannot see
 * or that change the reading direction.
 * @param characters a pattern with the flag `g`
 */
export const escapeSigns = (text: string, characters: RegExp): string =>
  text.replace(characters, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
