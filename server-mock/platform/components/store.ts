import type { Transaction } from 'kysely';
import type { Configuration } from '../../kernel/configuration/index.ts';
import { type Database, isUniqueViolation, type Row, type Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { MOST_COMPONENTS, MOST_VERSIONS } from './bounds.ts';
import type { Package } from './read-package.ts';

type Trx = Transaction<Tables>;

/** Stores the files once, and that the company has them. */
async function keepFiles(trx: Trx, companyId: number, { hash, files }: Package): Promise<void> {
  await trx
    .insertInto('component_holder')
    .values({ hash, company_id: companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('component_file')
    .values([...files].map(([path, content]) => ({ hash, path, content })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function requireRoom(trx: Trx, companyId: number, name: string): Promise<void> {
  const rows = await trx.selectFrom('component').select('name').where('company_id', '=', companyId).execute();
  const ofName = rows.filter((row) => row.name === name).length;
  if (rows.length >= MOST_COMPONENTS || ofName >= MOST_VERSIONS) {
    throw fail('too-many-components', { values: { count: MOST_VERSIONS, all: MOST_COMPONENTS } });
  }
}

/**
 * Stores a version of a package at a level. The same package again changes nothing.
 * @param told called in the transaction when something was stored
 * Throws `component-version-taken` where the version has another content, and `too-many-components`.
 */
export async function storePackage(
  database: Database,
  companyId: number,
  found: Package,
  { at, told }: { at: Date; told: (trx: Trx, row: Row<'component'>) => Promise<void> },
): Promise<Row<'component'>> {
  const { manifest, schema, files, hash } = found;
  const { name, version } = manifest;
  const taken = () => fail('component-version-taken', { field: 'file', values: { name, version } });
  return database
    .tenant(companyId, async (trx) => {
      const present = await trx
        .selectFrom('component')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst();
      if (present?.hash === hash) return present;
      if (present) throw taken();
      await requireRoom(trx, companyId, name);
      await keepFiles(trx, companyId, found);
      const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
      const row = {
        ...{ company_id: companyId, id: randomId(), name, version, hash, bytes, created_at: at },
        manifest: JSON.stringify(manifest),
        properties: JSON.stringify(schema),
      };
      const stored = await trx.insertInto('component').values(row).returningAll().executeTakeFirstOrThrow();
      await told(trx, stored);
      return stored;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
}

/** Takes a version away, and its files with the last company that has them. */
export async function dropVersion(trx: Trx, { company_id, id, hash }: Row<'component'>): Promise<void> {
  await trx.deleteFrom('component').where('company_id', '=', company_id).where('id', '=', id).execute();
  const other = await trx
    .selectFrom('component')
    .select('id')
    .where('company_id', '=', company_id)
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (other) return;
  await trx.deleteFrom('component_holder').where('hash', '=', hash).where('company_id', '=', company_id).execute();
  const holder = await trx
    .selectFrom('component_holder')
    .select('hash')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  if (!holder) await trx.deleteFrom('component_file').where('hash', '=', hash).execute();
}

/** Whether there are packages, and none has a host of its own: one without end would freeze a shared page (docs/components.md). */
export async function shareOneHost({ query }: Database, { componentHost }: Configuration): Promise<boolean> {
  if (componentHost !== '') return false;
  return (await query.selectFrom('component_holder').select('hash').limit(1).executeTakeFirst()) !== undefined;
}
