import type { Transaction } from 'kysely';
import type { Row, Tables } from '../../../kernel/database/index.ts';
import type { Level } from '../level.ts';

/** A version that was published after a draft was begun. */
export interface Overtaking {
  version: number;
  /** Who published it. */
  author: string;
}

type Worked = Pick<Row<'screen'>, 'draft' | 'draft_version' | 'published_version'>;

/** The version in force when the draft does not have its changes; null when it has, or when nobody knows. */
export async function overtakingOf(
  trx: Transaction<Tables>,
  { companyId, appId }: Level,
  id: string,
  { draft, draft_version: begun, published_version: version }: Worked,
): Promise<Overtaking | null> {
  if (!draft || begun === null || version === null || version === begun) return null;
  const { author_name: author } = await trx
    .selectFrom('screen_version')
    .select('author_name')
    .where('company_id', '=', companyId)
    .where('app_id', '=', appId)
    .where('screen_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { version, author };
}
