import type { Database } from '../../../kernel/database/index.ts';
import type { Level } from '../level.ts';
import { ownerOf } from '../level.ts';
import { readVersion } from '../versions.ts';
import type { Base, Ground } from './below.ts';

type Page = Record<string, unknown>;

/**
 * The page of a state of a layer, as the level reads it, without its parts in place; null for a shipped page that nobody kept, as
 * before an upgrade to the first release that keeps them.
 */
export async function schemaOfBase(
  database: Database,
  { builtin }: Pick<Ground, 'builtin'>,
  { level, id, base }: { level: Level; id: string; base: Base },
): Promise<Page | null> {
  if (base.layer !== 'builtin') {
    const { companyId, appId } = ownerOf(level, base.layer);
    return database.tenant(level.companyId, (trx) => readVersion(trx, { companyId, appId }, id, base.version));
  }
  const shipped = builtin.get(id);
  if (shipped?.version === base.version) return shipped.schema as unknown as Page;
  const row = await database.tenant(level.companyId, (trx) =>
    trx
      .selectFrom('screen_shipped')
      .select('schema')
      .where('company_id', '=', -1)
      .where('screen_id', '=', id)
      .where('version', '=', base.version)
      .executeTakeFirst(),
  );
  return (row?.schema as Page | undefined) ?? null;
}
