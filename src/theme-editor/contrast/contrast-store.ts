import type { PanelContrast } from './measure.ts';

/** How readable the samples are, as far as they were looked at. */
export interface ContrastState {
  /** Components with what was found in them, in the order in which they were looked at first. */
  panels: (PanelContrast & { key: string })[];
  /** All components are looked at now. */
  isBusy: boolean;
  /** How many of them were looked at, and how many there are. */
  done: number;
  total: number;
}

/** Keeps what was found. */
export interface ContrastStore {
  state(): ContrastState;
  subscribe(listener: () => void): () => void;
  /** What was found in components stands in the place of what was found before. */
  put(found: ReadonlyMap<string, PanelContrast>): void;
  /** All components are looked at, and so many of them were; `done` equal to `total` is the end. */
  progress(done: number, total: number): void;
}

/** A store in which nothing was looked at yet. */
export function contrastStore(): ContrastStore {
  let state: ContrastState = { panels: [], isBusy: false, done: 0, total: 0 };
  const listeners = new Set<() => void>();
  function become(next: Partial<ContrastState>): void {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(found) {
      const known = new Map(state.panels.map((panel) => [panel.key, panel]));
      for (const [key, each] of found) known.set(key, { key, ...each });
      become({ panels: [...known.values()] });
    },
    progress: (done, total) => become({ done, total, isBusy: done < total }),
  };
}
