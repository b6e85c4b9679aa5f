import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/index.ts';
import { Verdicts } from '../../checks/index.ts';
import type { Level } from '../level.ts';

/** A published version of a level's own screen. */
interface Published {
  id: string;
  version: number;
}

/** Finds those of a level's published screens that are pages, and no parts. */
export type PagesAmong = (level: Level, screens: readonly Published[]) => Promise<ReadonlySet<string>>;

/**
 * Makes what tells pages from parts by the type of their root alone. The database reads it: a hundred pages that come here whole would
 * keep everybody waiting. A version never changes, so each is asked for once.
 */
export function createPagesAmong(database: Database): PagesAmong {
  const verdicts = new Verdicts<boolean>();

  async function readIsPage({ companyId, appId }: Level, { id, version }: Published): Promise<boolean> {
    const row = await database.tenant(companyId, (trx) =>
      trx
        .selectFrom('screen_version')
        .select(sql<string | null>`schema ->> 'type'`.as('type'))
        .where('company_id', '=', companyId)
        .where('app_id', '=', appId)
        .where('screen_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst(),
    );
    return row?.type === 'page';
  }

  return async (level, screens) => {
    const pages = new Set<string>();
    // One after the other: queries of other people find their place between them.
    for (const screen of screens) {
      const { companyId, appId } = level;
      const { id, version } = screen;
      if (await verdicts.of([companyId, appId, id, version], () => readIsPage(level, screen))) pages.add(id);
    }
    return pages;
  };
}
