/** What a panel calls the field of a key's words in one language; a problem of these words leads there. */
export const wordsProperty = (language: string, key: string): string => `$texts/${language}/${key}`;
