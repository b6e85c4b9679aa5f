/**
 * The first record names the format, so that a later program can still read an earlier dump. Since version 2, keys in the settings are
 * sealed; a program that knows version 1 alone would take them as they are.
 */
export const dumpFormat = 'pagewright.dump';
export const dumpVersion = 2;

/** Values are PostgreSQL's own text of each: neutral between engines and exact. */
export type DumpRow = (string | null)[];

/** A dump is a sequence of these, in this order: the header, then each table with its rows, the sequences, the end. */
export type DumpRecord =
  | { type: 'header'; format: string; version: number; createdAt: string; migrations: AppliedMigration[] }
  | { type: 'table'; table: string; columns: string[] }
  | { type: 'rows'; company: string | null; rows: DumpRow[] }
  | { type: 'tableEnd'; table: string; rows: number }
  | { type: 'sequence'; table: string; column: string; next: string }
  | { type: 'end'; rows: number };

export interface AppliedMigration {
  name: string;
  checksum: string;
}

export type DumpHeader = Extract<DumpRecord, { type: 'header' }>;

/** Hears of each table that is through. */
export type Progress = (table: string, rows: number) => void;
