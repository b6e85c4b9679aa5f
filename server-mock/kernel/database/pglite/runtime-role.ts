import type { PGlite } from '@electric-sql/pglite';

/**
 * Leaves the superuser, which row-level security does not bind: from here on the one session of the embedded database
 * runs as a role without rights of its own, and steps up only for an owner's work.
 */
export async function asRuntimeRole(database: PGlite, role: string): Promise<void> {
  const { rows } = await database.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rows.length === 0) await database.exec(`create role ${role} nologin nosuperuser nobypassrls`);
  await database.exec(`set role ${role}`);
}
