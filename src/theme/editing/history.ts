/** Steps that can be taken back. */
const MOST_STEPS = 200;
/** Milliseconds in which changes of one kind are one step: a slider that is dragged, a word that is typed. */
const ONE_STEP = 1000;

/** A value with the ones before it. */
export interface History<Value> {
  present(): Value;
  /** @param kind changes of the same kind, shortly after each other, are one step; empty: always a step of its own */
  change(next: Value, kind?: string): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
}

/** Makes a history that begins with a value. */
export function historyOf<Value>(first: Value, now: () => number = Date.now): History<Value> {
  let present = first;
  let past: Value[] = [];
  let future: Value[] = [];
  let last = { kind: '', at: 0 };
  return {
    present: () => present,
    change(next, kind = '') {
      if (next === present) return;
      const at = now();
      const continues = kind !== '' && kind === last.kind && at - last.at < ONE_STEP;
      if (!continues) past = [...past, present].slice(-MOST_STEPS);
      present = next;
      future = [];
      last = { kind, at };
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      past = past.slice(0, -1);
      future = [present, ...future];
      present = before;
      last = { kind: '', at: 0 };
    },
    redo() {
      const [next, ...rest] = future;
      if (next === undefined) return;
      past = [...past, present];
      future = rest;
      present = next;
      last = { kind: '', at: 0 };
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
