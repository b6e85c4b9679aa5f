import type pg from 'pg';
import { DatabaseFailure } from '../failure.ts';

const runtimeRole = 'pagewright_app';
const alreadyThere = new Set(['42710', '23505']);

/**
 * Finds the role that queries run as, and makes it where the connecting user may. Without it they run as the user
 * itself, whom FORCE ROW LEVEL SECURITY binds although it owns the tables.
 * @returns the role to take, null for the user itself.
 * @throws when row-level security would not bind: a user with special rights that cannot give them up.
 */
export async function findRuntimeRole(client: pg.ClientBase): Promise<string | null> {
  const user = await describeUser(client);
  if (!user.role_exists && user.may_create_role) await createRole(client);
  if (await isMember(client)) return runtimeRole;
  if (!user.bypasses) return null;
  throw new DatabaseFailure('bypasses-row-security', { user: user.name, role: runtimeRole });
}

interface User {
  name: string;
  bypasses: boolean;
  may_create_role: boolean;
  role_exists: boolean;
}

async function describeUser(client: pg.ClientBase): Promise<User> {
  const { rows } = await client.query<User>(
    `select rolname as name, rolsuper or rolbypassrls as bypasses, rolsuper or rolcreaterole as may_create_role,
            exists (select from pg_roles where rolname = $1) as role_exists
     from pg_roles where rolname = current_user`,
    [runtimeRole],
  );
  return rows[0]!;
}

/** Roles belong to the whole server: another database's node may make it at the same moment. */
async function createRole(client: pg.ClientBase): Promise<void> {
  try {
    await client.query(`create role ${runtimeRole} nologin nosuperuser nobypassrls`);
    await client.query(`grant ${runtimeRole} to current_user`);
  } catch (error) {
    if (!alreadyThere.has((error as { code?: string }).code ?? '')) throw error;
  }
}

async function isMember(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ member: boolean }>(
    `select coalesce(
       (select pg_has_role(current_user, oid, 'member') and not rolsuper and not rolbypassrls
        from pg_roles where rolname = $1), false) as member`,
    [runtimeRole],
  );
  return rows[0]?.member ?? false;
}
