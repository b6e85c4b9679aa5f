import { useState } from 'react';
import type { Row } from './compare-texts.ts';
import { AT_ONCE, unfoldedCost } from './drawn-at-once.ts';

/** How many unchanged lines one press shows at most. */
const MOST_UNFOLDED = 1000;

/** How much of a comparison is drawn. */
interface Shown {
  rows: readonly Row[];
  /** How many rows of a folded stretch are shown, by the place where the fold begins. */
  opened: ReadonlyMap<number, number>;
  /** The most that is drawn; see `drawnAtOnce`. */
  most: number;
  /** The row that has taken the place of the button that was pressed: the keyboard's focus goes there. */
  focusAt: number;
}

/** How many unchanged lines one press shows. */
export const unfoldable = (hidden: number): number => Math.min(hidden, MOST_UNFOLDED);

/** What is drawn of rows, and how to draw more. Other rows begin anew. A React hook. */
export function useShown(rows: readonly Row[]) {
  const [state, setShown] = useState<Shown>();
  const shown = state?.rows === rows ? state : { rows, opened: new Map<number, number>(), most: AT_ONCE, focusAt: -1 };

  function unfold(at: number, hidden: number): void {
    const before = shown.opened.get(at) ?? 0;
    const lines = unfoldable(hidden);
    const opened = new Map(shown.opened).set(at, before + lines);
    // What stood below stays.
    setShown({ rows, opened, most: shown.most + unfoldedCost(lines), focusAt: at + before });
  }

  const drawMore = (focusAt: number) => setShown({ ...shown, most: shown.most + AT_ONCE, focusAt });

  return { ...shown, unfold, drawMore };
}
