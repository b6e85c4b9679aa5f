import type { CsvMistake, CsvTask } from './messages.ts';

export type { CsvTask } from './messages.ts';

/** A document of a file: the number of its line, and the texts of its cells by field id. Empty cells may be left out. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** Reads the CSV files of tenants in a process of its own, one at a time, with bounds for time and memory. */
export interface CsvFiles {
  /**
   * The lines of a file, or why it cannot be read. `owner` is whose turn it takes.
   * @throws `csv-too-long`, `csv-too-large`, `csv-too-costly`, `imports-busy`, or `overloaded` when the process cannot be had
   */
  read(owner: string, task: CsvTask): Promise<{ rows: CsvRow[] } | { wrong: CsvMistake }>;
  /** Ends the process, whatever it does. */
  close(): Promise<void>;
}
