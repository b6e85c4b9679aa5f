import { isObject, type Json } from '../page/json.ts';

/** A value that stands in a cell; amis reads it as it is. */
type Cell = string | number | null;

const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const asCell = (text: string): Cell => {
  const number = Number(text.replace(/(?<=\d)[\s_](?=\d{3})/g, ''));
  return text === '' || !Number.isFinite(number) ? null : number;
};

/** The cells of a line, as people type them, or as a spreadsheet copies them. */
function cellsOf(line: string): string[] {
  const parts = line.includes('\t') ? line.split('\t') : line.split(/[,，;；]/);
  return parts.map((part) => part.trim());
}

/** Rows of data as lines: the category, then a value for each column. Undefined where something stands in them that a line cannot have. */
export function linesOf(rows: unknown, columns: readonly string[]): string | undefined {
  if (!Array.isArray(rows)) return undefined;
  const table = rows.map((row) => (isObject(row) ? columns.map((column) => row[column] ?? null) : [undefined]));
  if (!table.flat().every(isCell)) return undefined;
  const texts = table.map((cells) => cells.map((cell) => String(cell ?? '')));
  const isSeparated = texts.flat().some((text) => /[,，;；]/.test(text));
  return texts.map((cells) => cells.join(isSeparated ? '\t' : ', ')).join('\n');
}

/** Lines as rows of data. A value that is no number is a gap. */
export function rowsOfLines(lines: string, columns: readonly string[]): Json[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [first = '', ...others] = cellsOf(line);
      return Object.fromEntries(columns.map((column, at) => [column, at === 0 ? first : asCell(others[at - 1] ?? '')]));
    });
}
