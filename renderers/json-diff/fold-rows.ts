import type { Row } from './compare-texts.ts';

/** What is drawn: a row, or a button in place of rows that are the same on both sides. `at` is the row's place among all. */
export type Piece = { at: number; row: Row } | { at: number; hidden: number };

/** How many unchanged lines stand around a change. */
export const CONTEXT = 3;

/** A button takes the room of a line: one line alone is shown. So the button's words always speak of several. */
const LEAST_HIDDEN = 2;

/** Where the stretch of unchanged rows that begins at a place ends. */
function endOfStretch(rows: readonly Row[], start: number): number {
  let end = start;
  while (rows[end]?.kind === 'same') end++;
  return end;
}

/**
 * Folds what is far from every change.
 * @param opened how many rows of a folded stretch are shown all the same, by the place where the stretch begins to be folded
 */
export function foldRows(rows: readonly Row[], opened: ReadonlyMap<number, number>): Piece[] {
  const pieces: Piece[] = [];
  const show = (from: number, to: number) => {
    for (let at = from; at < to; at++) pieces.push({ at, row: rows[at] as Row });
  };
  for (let at = 0; at < rows.length; ) {
    const end = endOfStretch(rows, at);
    // A change has its context on both sides; the ends of the text need none.
    const foldStart = at === 0 ? 0 : Math.min(at + CONTEXT, end);
    const foldEnd = end === rows.length ? end : Math.max(end - CONTEXT, foldStart);
    const shownTo = Math.min(foldStart + (opened.get(foldStart) ?? 0), foldEnd);
    const hidden = foldEnd - shownTo;
    if (hidden < LEAST_HIDDEN) {
      show(at, end);
    } else {
      show(at, shownTo);
      pieces.push({ at: foldStart, hidden });
      show(foldEnd, end);
    }
    if (end < rows.length) show(end, end + 1);
    at = end + 1;
  }
  return pieces;
}
