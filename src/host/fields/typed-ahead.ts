/** Texts that a person has typed into a field and that its owner has not answered yet, oldest first. */
export interface TypedAhead {
  /** Notes what stands in the field after a keystroke. */
  typed(text: string): void;
  /** Whether a value of the owner belongs into the field, and not merely answers something typed a moment ago. */
  isNews(value: unknown): boolean;
  /** What was typed so far needs no answer any longer. */
  forget(): void;
}

/** Owners trim, and change to lower or upper case, before they answer. */
const fold = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/**
 * Tells the late answer to an earlier keystroke from a value that somebody else gives a field. An answer must not take
 * the keystrokes since away, nor the space at the end that the next word will follow.
 */
export function createTypedAhead(): TypedAhead {
  let waiting: string[] = [];
  return {
    typed: (text) => void waiting.push(text),
    isNews(value) {
      const answered = waiting.findIndex((text) => fold(text) === fold(value));
      const newest = waiting.at(-1);
      waiting = answered < 0 ? [] : waiting.slice(answered + 1);
      const isNewest = newest !== undefined && waiting.length === 0;
      return answered < 0 || (isNewest && newest.trim() !== String(value ?? ''));
    },
    forget() {
      waiting = [];
    },
  };
}
