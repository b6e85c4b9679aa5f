/** What is asked before a page with something that is not kept is left. */
export interface Leaving {
  /** Waits for the answer: nothing to leave, false to stay. */
  ask(): Promise<undefined | false>;
  /** The person's answer. Without a question it does nothing. */
  answer(isLeft: boolean): void;
}

/** Has the page ask whether to leave, with words and choices of its own. A new question ends the one before. */
export function leaving(show: () => void): Leaving {
  let settle: ((answer: undefined | false) => void) | undefined;
  function answer(isLeft: boolean): void {
    settle?.(isLeft ? undefined : false);
    settle = undefined;
  }
  return {
    ask() {
      answer(false);
      return new Promise((resolve) => {
        settle = resolve;
        show();
      });
    },
    answer,
  };
}
