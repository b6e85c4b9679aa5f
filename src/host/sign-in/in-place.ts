let ask: (() => void) | null = null;

/** What a document does in place of leaving for the sign-in page when its session has ended. It hears of every call that was refused. */
export function signInInPlace(handler: () => void): void {
  ask = handler;
}

/** The session has ended. False when the document has to be left. */
export function askInPlace(): boolean {
  ask?.();
  return ask !== null;
}
