/** Milliseconds without a change after which everything follows. */
const REST = 200;

/** A value that follows another one without hurry. */
export interface Rested<State> {
  state(): State;
  subscribe(listener: () => void): () => void;
}

/**
 * A value for what is too much work to draw in every frame. It follows a single change at once. Of changes that come close upon each other, such as those
 * of a slider, it follows the first one, and the last one when they have come to rest.
 */
export function atRest<State>(first: State): Rested<State> & { follow(next: State): void } {
  const listeners = new Set<() => void>();
  let shown = first;
  let latest = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    if (shown === latest) return;
    shown = latest;
    for (const listener of [...listeners]) listener();
  }

  return {
    state: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(next) {
      latest = next;
      if (timer === undefined) show();
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        show();
      }, REST);
    },
  };
}
