import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/index.ts';
import { Verdicts } from '../../checks/index.ts';
import type { Level } from '../level.ts';

/** What is known of a published screen. */
interface Including {
  isPart: boolean;
  /** The screens that it names, as its parts and otherwise. */
  names: string[];
}

/** Says for a level's published screens whether they are parts, and which screens they name. */
export type IncludesAmong = (
  level: Level,
  screens: readonly { id: string; version: number }[],
) => Promise<Map<string, Including>>;

/** Makes what reads that in the database, without bringing the pages here. A version never changes, so each is asked for once. */
export function createIncludesAmong(database: Database): IncludesAmong {
  const verdicts = new Verdicts<Including>();

  async function read({ companyId, appId }: Level, id: string, version: number): Promise<Including> {
    const row = await database.tenant(companyId, (trx) =>
      trx
        .selectFrom('screen_version')
        .select([
          sql<string | null>`schema ->> 'type'`.as('type'),
          sql<string[]>`jsonb_path_query_array(schema::jsonb, '$.**.screen')`.as('names'),
        ])
        .where('company_id', '=', companyId)
        .where('app_id', '=', appId)
        .where('screen_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst(),
    );
    return { isPart: row?.type !== 'page', names: [...new Set(row?.names ?? [])] };
  }

  return async (level, screens) => {
    const found = new Map<string, Including>();
    // One after the other: queries of other people find their place between them.
    for (const { id, version } of screens) {
      const { companyId, appId } = level;
      found.set(id, await verdicts.of([companyId, appId, id, version], () => read(level, id, version)));
    }
    return found;
  };
}
