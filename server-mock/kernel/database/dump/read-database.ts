import type { Session } from '../engine.ts';
import { DatabaseFailure } from '../failure.ts';
import { appliedMigrations } from '../migrations.ts';
import { type DumpedTable, enterCompany, quoted, readCompanies, readSequences, readTables } from './catalog.ts';
import { type DumpRecord, type DumpRow, dumpFormat, dumpVersion, type Progress } from './records.ts';

/** Rows of one batch, and of tables whose rows may be megabytes each. */
const batch = { rows: 500, large: 4 };

/** One moment of the database, in texts that do not depend on the server's settings. */
const snapshot = `begin isolation level repeatable read read only;
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex'; set local extra_float_digits = 1;`;

/**
 * Everything stored, as records; the session is an owner's.
 * @throws DatabaseFailure when there is nothing that a migration made.
 */
export async function* readDatabase(session: Session, progress: Progress): AsyncGenerator<DumpRecord> {
  await session.script(snapshot);
  try {
    const migrations = [...(await appliedMigrations(session))].map(([name, checksum]) => ({ name, checksum }));
    if (migrations.length === 0) throw new DatabaseFailure('dump-no-data');
    migrations.sort((a, b) => a.name.localeCompare(b.name));
    const createdAt = new Date().toISOString();
    yield { type: 'header', format: dumpFormat, version: dumpVersion, createdAt, migrations };
    let rows = 0;
    const companies = await readCompanies(session);
    for (const table of await readTables(session)) rows += yield* readTable(session, table, companies, progress);
    for (const { table, column } of await readSequences(session)) yield await readSequence(session, table, column);
    yield { type: 'end', rows };
  } finally {
    await session.script('rollback');
  }
}

async function* readTable(
  session: Session,
  table: DumpedTable,
  companies: string[],
  progress: Progress,
): AsyncGenerator<DumpRecord, number> {
  yield { type: 'table', table: table.name, columns: table.columns.map(({ name }) => name) };
  let count = 0;
  for (const company of table.tenant ? companies : [null]) {
    if (company !== null) await enterCompany(session, company);
    for await (const rows of readBatches(session, table, company)) {
      count += rows.length;
      yield { type: 'rows', company, rows };
    }
  }
  yield { type: 'tableEnd', table: table.name, rows: count };
  progress(table.name, count);
  return count;
}

async function* readBatches(session: Session, table: DumpedTable, company: string | null): AsyncGenerator<DumpRow[]> {
  const columns = table.columns.map(({ name }, index) => `${quoted(name)}::text as c${index}`).join(', ');
  const where = company === null ? '' : ` where company_id = ${BigInt(company)}`;
  await session.script(`declare dumped no scroll cursor for select ${columns} from ${quoted(table.name)}${where}`);
  const size = table.large ? batch.large : batch.rows;
  for (;;) {
    const { rows } = await session.query(`fetch ${size} from dumped`, []);
    if (rows.length > 0) yield rows.map((row) => table.columns.map((_, index) => row[`c${index}`] as string | null));
    if (rows.length < size) break;
  }
  await session.script('close dumped');
}

async function readSequence(session: Session, table: string, column: string): Promise<DumpRecord> {
  const named = await session.query('select pg_get_serial_sequence($1, $2) as name', [quoted(table), column]);
  const { rows } = await session.query(
    `select (last_value + case when is_called then 1 else 0 end)::text as next from ${String(named.rows[0]?.['name'])}`,
    [],
  );
  return { type: 'sequence', table, column, next: String(rows[0]?.['next']) };
}
