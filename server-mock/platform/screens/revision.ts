import { createHash } from 'node:crypto';
import type { Database, Row } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Level } from './level.ts';

/** What a revision is made from. */
interface Held extends Pick<Row<'screen'>, 'published_version'> {
  draft: unknown;
}

/**
 * Names what a level has of a screen: the draft by its content or, without one, the version that is published. Two people who
 * have written the same have the same revision, so that a save whose answer was lost can be repeated.
 * @returns 22 characters
 */
export function revisionOf(held: Held | undefined): string {
  const content = held?.draft ? JSON.stringify(held.draft) : String(held?.published_version ?? 'none');
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Refuses work that is based on something else than what the level has now. Throws `screen-draft-moved`. */
export function requireRevision(held: Held, expected: string | undefined): void {
  if (expected !== undefined && expected !== revisionOf(held)) throw fail('screen-draft-moved');
}

const readHeld = (database: Database, { companyId, appId }: Level, id: string) =>
  database.tenant(companyId, (trx) =>
    trx
      .selectFrom('screen')
      .select(['draft', 'published_version'])
      .where('company_id', '=', companyId)
      .where('app_id', '=', appId)
      .where('screen_id', '=', id)
      .executeTakeFirst(),
  );

/** What a level has of a screen now. */
export const readRevision = async (database: Database, level: Level, id: string): Promise<string> =>
  revisionOf(await readHeld(database, level, id));

/** What a level has of a screen once its draft is thrown away. */
export async function readBareRevision(database: Database, level: Level, id: string): Promise<string> {
  const held = await readHeld(database, level, id);
  return revisionOf(held && { ...held, draft: null });
}
