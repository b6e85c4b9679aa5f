import type { Transaction } from 'kysely';
import type { Layer, User } from '../../src/types/start.ts';
import type { Database, Tables } from '../database/index.ts';
import { type Level, layerOf } from './level.ts';

/** A publish as stored: what listeners are told. */
export interface StoredEvent {
  companyId: number;
  appId: number;
  seq: number;
  id: string;
  layer: Layer;
  version: number;
}

export interface Publication {
  id: string;
  schema: unknown;
  note: string;
  author: Pick<User, 'id' | 'name'>;
  at: Date;
}

/** Locks this level's row of a screen, making it when there is none, so that publishes queue up. */
export async function lockScreen(trx: Transaction<Tables>, { companyId, appId }: Level, id: string) {
  await trx
    .insertInto('screen')
    .values({ company_id: companyId, app_id: appId, screen_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('screen')
    .select(['published_version', 'draft', 'draft_author', 'draft_at'])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Notes a change for who catches up later. Version 0 stands for "no override any more". */
export async function storeEvent(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  id: string,
  version: number,
): Promise<StoredEvent> {
  const layer = layerOf({ companyId, appId });
  const { seq } = await trx
    .insertInto('screen_event')
    .values({ company_id: companyId, app_id: appId, screen_id: id, layer, version })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return { companyId, appId, seq, id, layer, version };
}

/** Sets which version is in force and drops the draft it was made from. */
export async function putInForce(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  id: string,
  version: number | null,
): Promise<void> {
  const noDraft = version === null ? {} : { draft: null, draft_author: null, draft_at: null };
  await trx
    .updateTable('screen')
    .set({ published_version: version, ...noDraft })
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .execute();
}

/** Stores a new version, puts it into force and notes the event, in one transaction: all of it or nothing. */
export function storePublication(database: Database, level: Level, publication: Publication): Promise<StoredEvent> {
  const { companyId, appId } = level;
  const { id, schema, note, author, at } = publication;
  return database.tenant(companyId, async (trx) => {
    await lockScreen(trx, level, id);
    const { last } = await trx
      .selectFrom('screen_version')
      .select(({ fn }) => fn.max('version').as('last'))
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('screen_id', '=', id)
      .executeTakeFirstOrThrow();
    const version = Number(last ?? 0) + 1;
    await trx
      .insertInto('screen_version')
      .values({
        company_id: companyId,
        app_id: appId,
        screen_id: id,
        version,
        schema: JSON.stringify(schema),
        note,
        author_id: author.id,
        author_name: author.name,
        created_at: at,
      })
      .execute();
    await putInForce(trx, level, id, version);
    return storeEvent(trx, level, id, version);
  });
}

/** Takes the override out of force; its versions stay. Null when there was none in force. */
export function withdraw(database: Database, level: Level, id: string): Promise<StoredEvent | null> {
  return database.tenant(level.companyId, async (trx) => {
    const { published_version: version } = await lockScreen(trx, level, id);
    if (version === null) return null;
    await putInForce(trx, level, id, null);
    return storeEvent(trx, level, id, 0);
  });
}
