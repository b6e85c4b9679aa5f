import { rareSigns } from '../../src/hardening/bounds/rare-signs.ts';
import type { Piece } from './fold-rows.ts';
import type { UnifiedPiece } from './unify-rows.ts';

/** Signs of a line that are shown; a longer one ends in "…". */
export const LONGEST_LINE = 2000;

/** What is drawn at once, as counted below: a thousand rows of short lines. */
export const AT_ONCE = 100_000;

/** What a row costs beside its signs, and a sign that is costly to draw beside others. */
const ROW = 80;
const RARE = 20;

const costOf = (piece: Piece | UnifiedPiece): number => {
  const { before, after } = 'row' in piece ? piece.row : 'hidden' in piece ? {} : piece;
  const texts = [before, after].map((line) => line?.text.slice(0, LONGEST_LINE) ?? '');
  return texts.reduce((cost, text) => cost + text.length + RARE * rareSigns(text), ROW);
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
