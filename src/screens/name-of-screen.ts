/** A screen's id in words, for one that nobody has named: `user-center/git-account-row` is "Git account row". */
export function idInWords(id: string): string {
  const words = id.slice(id.indexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The key of the text that names a screen. */
export const nameKey = (id: string): string => `screen.${id.replace('/', '.')}`;
