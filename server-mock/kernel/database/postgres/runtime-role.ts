import type pg from 'pg';
import { DatabaseFailure } from '../failure.ts';

const runtimeRole = 'pagewright_app';
/** The role exists (two ways to say so), or it is another's to give. */
const harmless = new Set(['42710', '23505', '42501']);

/**
 * Finds the role that queries run as, and makes it where the connecting user may. Without it they run as the user
 * itself, whom FORCE ROW LEVEL SECURITY binds although it owns the tables.
 * @returns the role to take, null for the user itself.
 * @throws when row-level security would not bind: a user with special rights that cannot give them up.
 */
export async function findRuntimeRole(client: pg.ClientBase): Promise<string | null> {
  const user = await describeUser(client);
  if (user.may_create_role) await offerRole(client);
  if (await isMember(client)) return runtimeRole;
  if (!user.bypasses) return null;
  throw new DatabaseFailure('bypasses-row-security', { user: user.name, role: runtimeRole });
}

interface User {
  name: string;
  bypasses: boolean;
  may_create_role: boolean;
}

async function describeUser(client: pg.ClientBase): Promise<User> {
  const { rows } = await client.query<User>(
    `select rolname as name, rolsuper or rolbypassrls as bypasses, rolsuper or rolcreaterole as may_create_role
     from pg_roles where rolname = current_user`,
  );
  return rows[0]!;
}

/**
 * Makes the role and joins it, as far as it is missing and the user may. Roles belong to the whole server: another
 * database's node may do the same at the same moment, or another user may have made it and keep it.
 */
async function offerRole(client: pg.ClientBase): Promise<void> {
  const steps = [`create role ${runtimeRole} nologin nosuperuser nobypassrls`, `grant ${runtimeRole} to current_user`];
  for (const step of steps) {
    if (await isMember(client)) return;
    await client.query(step).catch((error: { code?: string }) => {
      if (!harmless.has(error.code ?? '')) throw error;
    });
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
