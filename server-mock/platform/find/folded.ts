/** A text as names are searched: letters of either case and of either width are one. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
