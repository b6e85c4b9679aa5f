import type { Database } from '../../kernel/database/index.ts';
import type { Level } from './level.ts';
import { type Room, requireRoom } from './room.ts';

export interface Draft {
  schema: Record<string, unknown>;
  authorId: number;
  at: Date;
}

/** A level's draft of a screen; null when there is none. */
export async function readDraft(database: Database, { companyId, appId }: Level, id: string): Promise<Draft | null> {
  const row = await database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen')
      .select(['draft', 'draft_author', 'draft_at'])
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('screen_id', '=', id)
      .executeTakeFirst(),
  );
  if (!row?.draft || row.draft_author === null || row.draft_at === null) return null;
  return { schema: row.draft as Record<string, unknown>, authorId: row.draft_author, at: row.draft_at };
}

/** Keeps a draft in place of the one before. Throws `screen-storage-full`. */
export async function saveDraft(database: Database, level: Level, id: string, draft: Draft, room: Room): Promise<void> {
  const { companyId, appId } = level;
  const page = JSON.stringify(draft.schema);
  const values = { draft: page, draft_author: draft.authorId, draft_at: draft.at };
  await database.tenant(companyId, async (trx) => {
    await requireRoom(trx, level, { id, page, room });
    await trx
      .insertInto('screen')
      .values({ company_id: companyId, app_id: appId, screen_id: id, ...values })
      .onConflict((conflict) => conflict.columns(['company_id', 'app_id', 'screen_id']).doUpdateSet(values))
      .execute();
  });
}
