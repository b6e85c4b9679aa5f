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

/** A problem as the page around an editor lists it. */
export interface ProblemRow {
  place: string;
  text: string;
  ids: readonly string[];
  property: string;
}

/** Problems that a dialog lists: nobody reads more of them there. */
const MOST_ROWS = 20;

/** What keeps the page from being published. */
export const errorRows = (): ProblemRow[] =>
  problems
    .all()
    .filter(({ message }) => message.severity === 'error')
    .slice(0, MOST_ROWS)
    .map(({ place, message, ids, property }) => ({ place, text: message.message, ids, property }));
