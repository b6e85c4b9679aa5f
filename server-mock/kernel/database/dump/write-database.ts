import { type Engine, inTransaction, type Session } from '../engine.ts';
import { DatabaseFailure } from '../failure.ts';
import { type Migration, migrationsDirectory, readMigrations } from '../migration-files.ts';
import { applyMigration, createLedger, migrate, withSchemaLocked } from '../migrations.ts';
import { type DumpedTable, enterCompany, quoted, readTables } from './catalog.ts';
import { type DumpHeader, type DumpRecord, type DumpRow, dumpFormat, dumpVersion, type Progress } from './records.ts';
import { dropSchema, isEmpty } from './target.ts';

/**
 * Fills the database from a dump: as it was at the dump, then through the migrations that came later. One transaction;
 * whatever goes wrong before its end leaves the database as it was.
 * @param force replace what the database holds.
 * @throws DatabaseFailure when the dump is not whole, newer than the program, or the database is not empty.
 */
export async function writeDatabase(
  engine: Engine,
  records: AsyncIterable<DumpRecord>,
  { force, progress }: { force: boolean; progress: Progress },
): Promise<void> {
  const session = await engine.acquireOwner();
  try {
    await withSchemaLocked(session, () =>
      inTransaction(session, 'begin', async () => {
        if (!force && !(await isEmpty(session))) {
          throw new DatabaseFailure('target-not-empty');
        }
        await new Writer(session, progress).write(records);
      }),
    );
  } finally {
    await session.release();
  }
  await migrate(engine, migrationsDirectory());
}

/** Takes the records one after the other, and takes none that is out of place. */
class Writer {
  #tables = new Map<string, DumpedTable>();
  #table: { table: DumpedTable; columns: string[]; rows: number } | undefined;
  #company: string | null = null;
  #total = 0;
  #ended = false;

  constructor(
    readonly session: Session,
    readonly progress: Progress,
  ) {}

  async write(records: AsyncIterable<DumpRecord>): Promise<void> {
    let first = true;
    for await (const record of records) {
      if (first !== (record.type === 'header') || this.#ended) throw foreign('order');
      first = false;
      await this.#take(record);
    }
    if (!this.#ended) throw foreign('end');
  }

  async #take(record: DumpRecord): Promise<void> {
    switch (record.type) {
      case 'header':
        return this.#prepare(record);
      case 'table':
        return this.#openTable(record.table, record.columns);
      case 'rows':
        return this.#insert(record.company, record.rows);
      case 'tableEnd':
        return this.#closeTable(record.rows);
      case 'sequence':
        return this.#setSequence(record.table, record.column, record.next);
      case 'end':
        this.#ended = true;
        if (record.rows !== this.#total) throw foreign('rows');
    }
  }

  async #prepare(header: DumpHeader): Promise<void> {
    const migrations = migrationsOf(header);
    await dropSchema(this.session);
    await this.session.script(createLedger);
    for (const migration of migrations) await applyMigration(this.session, migration);
    this.#tables = new Map((await readTables(this.session)).map((table) => [table.name, table]));
  }

  #openTable(name: string, columns: string[]): void {
    const table = this.#tables.get(name);
    if (!table || columns.some((column) => !table.columns.some((known) => known.name === column))) {
      throw foreign(name);
    }
    this.#table = { table, columns, rows: 0 };
  }

  async #insert(company: string | null, rows: DumpRow[]): Promise<void> {
    if (!this.#table) throw foreign('table');
    const { table, columns } = this.#table;
    if (company !== null && company !== this.#company) await enterCompany(this.session, company);
    this.#company = company;
    const types = new Map(table.columns.map(({ name, type }) => [name, type]));
    const values = columns.map((column, index) => `(r ->> ${index})::${types.get(column)}`);
    const { affected = 0 } = await this.session.query(
      `insert into ${quoted(table.name)} (${columns.map(quoted).join(', ')}) overriding system value
       select ${values.join(', ')} from json_array_elements($1::json) r`,
      [JSON.stringify(rows)],
    );
    this.#table.rows += affected;
  }

  #closeTable(rows: number): void {
    if (!this.#table || this.#table.rows !== rows) throw foreign('rows');
    this.progress(this.#table.table.name, rows);
    this.#total += rows;
    this.#table = undefined;
  }

  async #setSequence(table: string, column: string, next: string): Promise<void> {
    await this.session.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, false)', [
      quoted(table),
      column,
      next,
    ]);
  }
}

/** The program's own files of what the dumped database had gone through. */
function migrationsOf({ format, version, migrations }: DumpHeader): Migration[] {
  if (format !== dumpFormat) throw foreign('format');
  if (version > dumpVersion) throw new DatabaseFailure('dump-newer', { name: `format ${version}` });
  const files = readMigrations(migrationsDirectory());
  return migrations.map(({ name, checksum }) => {
    const file = files.find((migration) => migration.name === name && migration.checksum === checksum);
    if (!file) throw new DatabaseFailure('dump-newer', { name });
    return file;
  });
}

function foreign(reason: string): DatabaseFailure {
  return new DatabaseFailure('dump-foreign', { reason });
}
