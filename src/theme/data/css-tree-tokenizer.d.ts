/** The part of css-tree that reads tokens; its published types leave it out. */
declare module 'css-tree/tokenizer' {
  export const tokenTypes: Readonly<Record<string, number>>;
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
}
