import { CsvError, parse } from 'csv-parse/sync';
import { cellText } from '../../kernel/values/csv-cell.ts';
import { folded } from '../../kernel/values/folded.ts';
import { FoldedCells } from './folded-cells.ts';
import type { CsvField, CsvMistake, CsvReply, CsvTask } from './messages.ts';

/** Longest text of a cell and of a line, in bytes. */
const LONGEST = 1024 * 1024;

/** Most columns of a file: a collection has at most half as many fields. */
const MOST_COLUMNS = 200;

/** Longest name of a column. */
const LONGEST_NAME = 200;

/** Characters of the first line that are looked at. */
const LOOKED_AT = 10_000;

/** Ends the reading of a file that cannot be read. */
class MistakenFile extends Error {
  readonly mistake: CsvMistake;

  constructor(key: CsvMistake['key'], { line = 1, name = '' }: Partial<CsvMistake> = {}) {
    super(key);
    this.mistake = { line, key, name };
  }
}

/** The character between cells, found in the first line: spreadsheets write the one of their country. */
function separatorOf(csv: string): string {
  const begin = csv.slice(0, LOOKED_AT);
  const first = begin.slice(0, begin.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** The cells of a file, with the line in which each record ends; what follows the head and `most` lines is not read. */
function cellsOf({ csv, most }: CsvTask): Parsed[] {
  const options = {
    bom: true,
    info: true,
    delimiter: separatorOf(csv),
    relax_column_count: true,
    skip_empty_lines: true,
  };
  try {
    return parse(csv, { ...options, max_record_size: LONGEST, to: most + 2 }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new MistakenFile('csv-quotes', { line: Number(error['lines'] ?? 1) });
  }
}

/** A column of a file that holds a field. */
interface Column {
  at: number;
  field: CsvField;
}

/** The columns that hold fields, by the first line. Those that the server writes itself are left out. */
function columnsOf({ fields, own }: CsvTask, names: readonly string[]): Column[] {
  if (names.length > MOST_COLUMNS) throw new MistakenFile('csv-columns', { name: String(MOST_COLUMNS) });
  if (names.some(({ length }) => length > LONGEST_NAME)) {
    throw new MistakenFile('csv-column-long', { name: String(LONGEST_NAME) });
  }
  const known = new Map(fields.toReversed().flatMap((field) => field.words.map((word) => [word, field] as const)));
  const found = names.flatMap((name, at): Column[] => {
    const word = folded(cellText(name));
    const field = known.get(word);
    if (!field && word !== '' && !own.includes(word)) throw new MistakenFile('csv-column', { name: name.slice(0, 60) });
    return field ? [{ at, field }] : [];
  });
  const twice = found.find(({ field }, at) => found.findIndex((other) => other.field === field) !== at);
  if (twice) throw new MistakenFile('csv-twice', { name: twice.field.label });
  if (found.length === 0) throw new MistakenFile('csv-no-field');
  return found;
}

function read(task: CsvTask): CsvReply {
  const [head, ...rows] = cellsOf(task);
  if (!head) throw new MistakenFile('csv-no-field');
  if (rows.length > task.most) return { isTooLong: true };
  const columns = columnsOf(task, head.record);
  const cells = new FoldedCells();
  const lines = rows.map(({ record, info }): [number, ...string[]] => {
    const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return [info.lines - breaks, ...columns.map(({ at, field }) => cells.read(field, cellText(record[at] ?? '')))];
  });
  if (cells.isTooLarge) return { isTooLarge: true };
  return { columns: columns.map(({ field }) => field.id), lines };
}

/**
 * Reads the lines of a CSV file. They are numbered as editors number them; a document with line breaks in its texts has the number of its
 * first line.
 */
export function readFile(task: CsvTask): CsvReply {
  try {
    return read(task);
  } catch (error) {
    if (error instanceof MistakenFile) return { wrong: error.mistake };
    throw error;
  }
}
