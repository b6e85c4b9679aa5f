let words: ReadonlyMap<string, string> = new Map();

/** Gives Monaco its words in another language, by the English ones. Before it is loaded: its parts ask for most of them only then. */
export function setMonacoWords(next: ReadonlyMap<string, string>): void {
  words = next;
}

/** What Monaco's files ask for each of their words; stands for its own module `nls`, which knows English alone. */
export function localize(_key: unknown, english: string, ...values: unknown[]): string {
  const text = words.get(english) ?? english;
  return text.replace(/\{(\d+)\}/g, (place, index: string) => String(values[Number(index)] ?? place));
}
