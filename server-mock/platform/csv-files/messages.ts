/** A field that a column of a file may hold. */
export interface CsvField {
  id: string;
  label: string;
  /** What a first line may name it with, folded. */
  words: string[];
  /**
   * What is done with its cells, as `folded` compares texts: they name one thing, or several, which part line ends then; or they stay, and
   * the server folds them later. Absent: nobody folds them.
   */
  folded?: 'name' | 'names' | 'later';
}

/** A file to read. */
export interface CsvTask {
  csv: string;
  /** Most lines. */
  most: number;
  /** Where two fields have a word, the first one is meant. */
  fields: CsvField[];
  /** Names of columns that the server writes itself, folded. They are left out. */
  own: string[];
}

/** Why a file cannot be read: the line, and the key of a text with what it names. */
export interface CsvMistake {
  line: number;
  key: 'csv-quotes' | 'csv-columns' | 'csv-column' | 'csv-column-long' | 'csv-twice' | 'csv-no-field';
  name: string;
}

/** The ids of the fields that the file has, and its lines: each with its number and then a cell for each of them. */
export interface CsvFile {
  columns: string[];
  lines: [line: number, ...cells: string[]][];
}

export type CsvReply = CsvFile | { wrong: CsvMistake } | { isTooLong: true } | { isTooLarge: true };
