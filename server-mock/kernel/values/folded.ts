/** A text as it is compared: in one form and in small letters, without control characters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f]/g, ' ')
    .trim();
