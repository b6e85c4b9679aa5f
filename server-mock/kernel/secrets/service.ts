/** Secrets at rest. */
export interface Secrets {
  /** Seals a text for one place, such as `git:ACCOUNT:ROW`. */
  seal(text: string, place: string): string;
  /** Reads a text sealed for this place. Throws UnreadableSecret. */
  unseal(sealed: string, place: string): string;
}
