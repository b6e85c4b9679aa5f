/** Lets callers in one at a time, in the order they came: the embedded database has a single session. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the caller's turn; the returned function ends it. */
  async take(): Promise<() => void> {
    const previous = this.#last;
    let end: () => void = () => undefined;
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await previous;
    return end;
  }
}
