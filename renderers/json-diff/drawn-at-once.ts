import type { Piece } from './fold-rows.ts';
import type { UnifiedPiece } from './unify-rows.ts';

/** Signs of a line that are shown; a longer one ends in "…". */
export const LONGEST_LINE = 2000;

/** What is drawn at once, in letters of Latin: a thousand rows of short lines. */
export const AT_ONCE = 200_000;

/** What a row costs beside its signs. */
const ROW = 160;

/** A browser takes about eight times as long for a sign outside of ASCII. */
const costOfText = (text: string): number => text.length + 8 * (text.match(/[^\0-\x7f]/g)?.length ?? 0);

const costOf = (piece: Piece | UnifiedPiece): number => {
  const { before, after } = 'row' in piece ? piece.row : 'hidden' in piece ? {} : piece;
  const texts = [before, after].map((line) => line?.text.slice(0, LONGEST_LINE) ?? '');
  return texts.reduce((cost, text) => cost + costOfText(text), ROW);
};

/** How many pieces are drawn of those that there are, one at least. A browser lays out as many signs in a fraction of a second. */
export function drawnAtOnce(pieces: readonly (Piece | UnifiedPiece)[], most: number): number {
  let cost = 0;
  const end = pieces.findIndex((piece, at) => {
    cost += costOf(piece);
    return at > 0 && cost > most;
  });
  return end < 0 ? pieces.length : end;
}

/** What lines cost that are unfolded: they are usual ones, and more than these wait behind the button below. */
export const unfoldedCost = (lines: number): number => lines * ROW * 2;
