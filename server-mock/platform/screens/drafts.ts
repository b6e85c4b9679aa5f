import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../kernel/database/index.ts';
import type { Base, Ground } from './base/below.ts';
import { draftBase, newBase, versionBase } from './base/recorded.ts';
import type { Level } from './level.ts';
import { lockScreen, noDraft } from './publish.ts';
import { requireRevision, revisionOf } from './revision.ts';
import { type Room, requireRoom } from './room.ts';

export interface Draft {
  schema: Record<string, unknown>;
  authorId: number;
  at: Date;
}

/** A draft that is kept. */
export interface KeptDraft extends Draft {
  revision: string;
  /** Null: the account is gone. */
  authorName: string | null;
}

/** A level's draft of a screen; null when there is none. */
export async function readDraft(
  database: Database,
  { companyId, appId }: Level,
  id: string,
): Promise<KeptDraft | null> {
  const row = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen as s')
      .leftJoin('account as a', 'a.id', 's.draft_author')
      .select(['s.draft', 's.published_version', 's.draft_author', 's.draft_at', 'a.name'])
      .where('s.company_id', '=', companyId)
      .where('s.app_id', '=', appId)
      .where('s.screen_id', '=', id)
      .executeTakeFirst(),
  );
  if (!row?.draft || row.draft_author === null || row.draft_at === null) return null;
  const schema = row.draft as Record<string, unknown>;
  return { schema, authorId: row.draft_author, authorName: row.name, at: row.draft_at, revision: revisionOf(row) };
}

/** How a draft is kept: with the room that it may take, and what tells what lies below. */
export interface Keeping {
  room: Room;
  ground: Ground;
  /** What the draft is based on, where it is known: a merged one is on what it was merged with. */
  base?: Base | null;
  /** What the draft takes the place of; absent: whatever is there. */
  revision?: string | undefined;
}

/**
 * Keeps a draft in place of the one before, in a transaction of the level's company. It is based on what that one was, else on
 * what the published page is, else on the layer below. Throws `screen-draft-moved`, `screen-storage-full` or
 * `too-many-screens`.
 * @returns the new revision
 */
export async function keepDraft(
  trx: Transaction<Tables>,
  level: Level,
  id: string,
  draft: Draft,
  { room, ground, base, revision }: Keeping,
): Promise<string> {
  const { companyId, appId } = level;
  const page = JSON.stringify(draft.schema);
  const row = await lockScreen(trx, level, id);
  const kept = revisionOf({ ...row, draft: draft.schema });
  // The same page once more: the answer to the first save was lost.
  if (kept !== revisionOf(row)) requireRevision(row, revision);
  const isShipped = ground.builtin.get(id) !== undefined;
  await requireRoom(trx, level, { id, page, room: { ...room, isShipped } });
  const from = draftBase(row) ?? (await versionBase(trx, level, id, row.published_version));
  const found = base ?? (await newBase(trx, ground, { level, id, from }));
  await trx
    .updateTable('screen')
    .set({
      draft: page,
      draft_author: draft.authorId,
      draft_at: draft.at,
      draft_base_layer: found?.layer ?? null,
      draft_base_version: found?.version ?? null,
      draft_version: row.draft ? row.draft_version : (row.published_version ?? 0),
    })
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .execute();
  return kept;
}

/** The same in a transaction of its own. */
export function saveDraft(
  database: Database,
  level: Level,
  id: string,
  draft: Draft,
  keeping: Keeping,
): Promise<string> {
  return database.tenant(level.companyId, (trx) => keepDraft(trx, level, id, draft, keeping));
}

/** How a draft is thrown away. */
interface Removal {
  revision: string | undefined;
  alongside(trx: Transaction<Tables>): Promise<void>;
}

/**
 * Throws a draft away, and with it the name of a screen that was never published, so that the company can use both again.
 * Throws `screen-draft-moved` when the draft has another revision than `revision`; undefined: any draft is removed.
 * @param alongside what else belongs to the transaction
 * @returns false when there was no draft
 */
export function removeDraft(
  database: Database,
  { companyId, appId }: Level,
  id: string,
  { revision, alongside }: Removal,
): Promise<boolean> {
  const ofScreen = { company_id: companyId, app_id: appId, screen_id: id };
  return database.tenant(companyId, async (trx) => {
    const row = await trx
      .selectFrom('screen')
      .select(['draft', 'published_version'])
      .where((each) => each.and(ofScreen))
      .forUpdate()
      .executeTakeFirst();
    if (!row?.draft) return false;
    requireRevision(row, revision);
    const version = await trx
      .selectFrom('screen_version')
      .select('version')
      .where((each) => each.and(ofScreen))
      .limit(1)
      .executeTakeFirst();
    if (version) {
      const withoutDraft = trx.updateTable('screen').set(noDraft);
      await withoutDraft.where((each) => each.and(ofScreen)).execute();
    } else {
      await trx
        .deleteFrom('screen')
        .where((each) => each.and(ofScreen))
        .execute();
    }
    await alongside(trx);
    return true;
  });
}
