import type { Session } from '../engine.ts';
import { enterCompany, quoted, readCompanies, readTables } from './catalog.ts';

/** Whether no table holds a row. */
export async function isEmpty(session: Session): Promise<boolean> {
  const tables = await readTables(session);
  if (!tables.some(({ name }) => name === 'company')) return tables.length === 0;
  const companies = await readCompanies(session);
  for (const { name, tenant } of tables) {
    for (const company of tenant ? companies : [null]) {
      if (company !== null) await enterCompany(session, company);
      const { rows } = await session.query(`select exists (select from ${quoted(name)}) as found`, []);
      if (rows[0]?.['found']) return false;
    }
  }
  return true;
}

/** Drops every table and routine of the schema, inside the caller's transaction. */
export async function dropSchema(session: Session): Promise<void> {
  const { rows } = await session.query(
    `select format('drop table %s cascade', c.oid::regclass) as command
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     union all
     select format('drop routine %s cascade', p.oid::regprocedure)
       from pg_proc p where p.pronamespace = 'public'::regnamespace`,
    [],
  );
  for (const { command } of rows) await session.script(String(command));
}
