import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Layer, User } from '../../../src/types/start.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import type { Base, Ground } from './base/below.ts';
import { draftBase, newBase, versionBase } from './base/recorded.ts';
import { countVersion } from './kept-bytes.ts';
import { type Level, layerOf } from './level.ts';
import { requireRevision, revisionOf } from './revision.ts';
import { type Room, requireRoom } from './room.ts';

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
  room: Room;
  /** What tells what lies below. */
  ground: Ground;
  /** The version of the level that is published again. */
  again?: number;
  /** What the level had when its author decided; absent: whatever it has. */
  revision?: string | undefined;
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
    .select([
      'published_version',
      'draft',
      'draft_author',
      'draft_at',
      'draft_base_layer',
      'draft_base_version',
      'draft_version',
    ])
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Notes changes for who catches up later, in this order. Version 0 stands for "no override any more". */
export async function storeEvents(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  changes: readonly { id: string; version: number }[],
): Promise<StoredEvent[]> {
  if (changes.length === 0) return [];
  const layer = layerOf({ companyId, appId });
  const rows = changes.map(({ id, version }) => ({
    ...{ company_id: companyId, app_id: appId, screen_id: id, layer, version },
  }));
  const stored = await trx.insertInto('screen_event').values(rows).returning(['seq', 'screen_id']).execute();
  const numbers = new Map(stored.map(({ seq, screen_id }) => [screen_id, seq]));
  return changes.map(({ id, version }) => ({ companyId, appId, seq: numbers.get(id)!, id, layer, version }));
}

/** The same for one change. */
export async function storeEvent(
  trx: Transaction<Tables>,
  level: Level,
  id: string,
  version: number,
): Promise<StoredEvent> {
  const [event] = await storeEvents(trx, level, [{ id, version }]);
  return event!;
}

/** A screen's row without a draft. */
export const noDraft = {
  draft: null,
  draft_author: null,
  draft_at: null,
  draft_base_layer: null,
  draft_base_version: null,
  draft_version: null,
};

/** Sets which version is in force; `dropDraft` when it is the draft's content. */
async function putInForce(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  id: string,
  { version, dropDraft }: { version: number; dropDraft: boolean },
): Promise<void> {
  await trx
    .updateTable('screen')
    .set({ published_version: version, ...(dropDraft ? noDraft : {}) })
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .execute();
}

/** What a publication is based on: what the page is that it comes from, which is a version, the draft, or what is published. */
async function baseOfPublication(
  trx: Transaction<Tables>,
  level: Level,
  { id, ground, again }: Publication,
  { row, isDraft }: { row: Awaited<ReturnType<typeof lockScreen>>; isDraft: boolean },
): Promise<Base | null> {
  if (again !== undefined) return versionBase(trx, level, id, again);
  const drafted = draftBase(row);
  const published = await versionBase(trx, level, id, row.published_version);
  return newBase(trx, ground, { level, id, from: isDraft ? (drafted ?? published) : (published ?? drafted) });
}

/** A version that has been stored. */
export interface Published {
  /** What listeners are told. */
  event: StoredEvent;
  /** What the level's draft and version are now. */
  revision: string;
}

/** What else belongs to the transaction that stores a change. */
export type Alongside = (event: StoredEvent, trx: Transaction<Tables>) => Promise<void>;

/**
 * Stores a new version, puts it into force, notes the event and does what belongs to it, in one transaction: all of it or
 * nothing. A draft goes when it is what was published; any other one stays. Throws `screen-draft-moved`,
 * `screen-storage-full` or `too-many-screens`.
 */
export function storePublication(
  database: Database,
  level: Level,
  publication: Publication,
  alongside: Alongside,
): Promise<Published> {
  return database.tenant(level.companyId, (trx) => addPublication(trx, level, publication, alongside));
}

/** The same in a transaction of the level's company. */
async function addPublication(
  trx: Transaction<Tables>,
  level: Level,
  publication: Publication,
  alongside: Alongside,
): Promise<Published> {
  const { companyId, appId } = level;
  const { id, schema, author, at, room } = publication;
  const page = JSON.stringify(schema);
  const row = await lockScreen(trx, level, id);
  requireRevision(row, publication.revision);
  await requireRoom(trx, level, { id, page, room });
  const { last } = await trx
    .selectFrom('screen_version')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .executeTakeFirstOrThrow();
  const version = Number(last ?? 0) + 1;
  const dropDraft = isDeepStrictEqual(row.draft, JSON.parse(page));
  const base = await baseOfPublication(trx, level, publication, { row, isDraft: dropDraft });
  await trx
    .insertInto('screen_version')
    .values({
      company_id: companyId,
      app_id: appId,
      screen_id: id,
      version,
      schema: page,
      note: tidyName(publication.note),
      author_id: author.id,
      author_name: author.name,
      created_at: at,
      base_layer: base?.layer ?? null,
      base_version: base?.version ?? null,
    })
    .execute();
  await countVersion(trx, level, { id, version });
  await putInForce(trx, level, id, { version, dropDraft });
  const event = await storeEvent(trx, level, id, version);
  await alongside(event, trx);
  return { event, revision: revisionOf({ draft: dropDraft ? null : row.draft, published_version: version }) };
}
