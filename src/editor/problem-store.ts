import type { Problem } from './problems.ts';

/** What is wrong with the page that is being edited; panels, canvas and list follow it. */
export interface ProblemStore {
  all(): readonly Problem[];
  set(problems: readonly Problem[]): void;
  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store without problems. */
export function problemStore(): ProblemStore {
  let problems: readonly Problem[] = [];
  const listeners = new Set<() => void>();
  return {
    all: () => problems,
    set(next) {
      problems = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The problems of the page in the editor. */
export const problems: ProblemStore = problemStore();
