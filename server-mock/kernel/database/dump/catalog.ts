import type { Session } from '../engine.ts';

/** What a dump must know of a table. */
export interface DumpedTable {
  name: string;
  columns: { name: string; type: string }[];
  /** Its rows are seen and written company by company only. */
  tenant: boolean;
  /** Rows may be megabytes each: fewer travel at a time. */
  large: boolean;
}

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  tenant: boolean;
}

/** Every table but the ledger, which belongs to the migrations. */
const dumpedTables = `c.relkind = 'r' and c.relname <> 'schema_migration'
  and c.relnamespace = 'public'::regnamespace`;

const columnsQuery = `
  select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, a.atttypmod) as type,
    c.relforcerowsecurity as tenant
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where ${dumpedTables}
  order by c.relname, a.attnum`;

const referencesQuery = `
  select c.relname::text as table, f.relname::text as referenced
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
  where k.contype = 'f' and c.oid <> f.oid and ${dumpedTables}`;

/** The tables of the schema as it is, referenced ones before those that refer to them. */
export async function readTables(session: Session): Promise<DumpedTable[]> {
  const columns = (await session.query(columnsQuery, [])).rows as unknown as ColumnRow[];
  const references = (await session.query(referencesQuery, [])).rows as { table: string; referenced: string }[];
  const tables = new Map<string, DumpedTable>();
  for (const { table, column, type, tenant } of columns) {
    const known = tables.get(table) ?? { name: table, columns: [], tenant, large: false };
    known.columns.push({ name: column, type });
    known.large ||= type === 'bytea';
    tables.set(table, known);
  }
  return inOrder(tables, references);
}

function inOrder(tables: Map<string, DumpedTable>, references: { table: string; referenced: string }[]): DumpedTable[] {
  const ordered = new Set<DumpedTable>();
  const visit = (name: string) => {
    const table = tables.get(name);
    if (!table || ordered.has(table)) return;
    for (const reference of references) if (reference.table === name) visit(reference.referenced);
    ordered.add(table);
  };
  for (const name of tables.keys()) visit(name);
  return [...ordered];
}

/** The columns that number themselves. */
export async function readSequences(session: Session): Promise<{ table: string; column: string }[]> {
  const { rows } = await session.query(
    `select c.relname::text as table, a.attname::text as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
     where ${dumpedTables}
     order by 1, 2`,
    [],
  );
  return rows as { table: string; column: string }[];
}

/** The platform and every company: an owner who is no superuser sees a tenant table only through one of them. */
export async function readCompanies(session: Session): Promise<string[]> {
  const { rows } = await session.query("select '-1' as id union all select id::text from company order by 1", []);
  return rows.map((row) => String(row['id']));
}

/** Puts the running transaction in the name of a company. */
export async function enterCompany(session: Session, company: string): Promise<void> {
  await session.query("select set_config('pagewright.company_id', $1, true)", [company]);
}

export function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
