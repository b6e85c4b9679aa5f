import { MATRIX_CELLS } from './number-limits.ts';

type Node = Record<string, unknown>;

/** What holds columns and rows of a matrix, with as many cells as it may have; the same object where there are no more. */
export function boundedMatrix(matrix: Node): Node {
  const { columns, rows } = matrix;
  if (!Array.isArray(columns) || !Array.isArray(rows) || columns.length * rows.length <= MATRIX_CELLS) return matrix;
  const kept = columns.slice(0, MATRIX_CELLS);
  return { ...matrix, columns: kept, rows: rows.slice(0, MATRIX_CELLS / kept.length) };
}
