import type { Line } from './compare-texts.ts';
import type { Piece } from './fold-rows.ts';

/** A line of the view with one column. The other line is there when words of both are compared. */
export interface UnifiedLine {
  at: number;
  kind: 'same' | 'removed' | 'added';
  before?: Line | undefined;
  after?: Line | undefined;
}

export type UnifiedPiece = UnifiedLine | { at: number; hidden: number };

/** One column in place of two: what was removed stands above what was added in its place. */
export function unifyRows(pieces: readonly Piece[]): UnifiedPiece[] {
  const lines: UnifiedPiece[] = [];
  let added: UnifiedLine[] = [];
  for (const piece of pieces) {
    if ('row' in piece && piece.row.kind !== 'same') {
      const { at, row } = piece;
      const compared = row.kind === 'changed';
      if (row.before) lines.push({ at, kind: 'removed', before: row.before, after: compared ? row.after : undefined });
      if (row.after) added.push({ at, kind: 'added', before: compared ? row.before : undefined, after: row.after });
      continue;
    }
    for (const line of added) lines.push(line);
    added = [];
    lines.push('row' in piece ? { at: piece.at, ...piece.row, kind: 'same' } : piece);
  }
  return lines.concat(added);
}
