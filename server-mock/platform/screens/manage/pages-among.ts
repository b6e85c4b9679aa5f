import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/index.ts';
import type { Level } from '../level.ts';

/** A published version of a level's own screen. */
interface Published {
  id: string;
  version: number;
}

/** Versions of which it is remembered whether they are pages. */
const MOST_KNOWN = 10_000;

/** Finds those of a level's published screens that are pages, and no parts. */
export type PagesAmong = (level: Level, screens: readonly Published[]) => Promise<ReadonlySet<string>>;

/**
 * Makes what tells pages from parts by the type of their root alone. The database reads it: a hundred pages that come here whole would
 * keep everybody waiting. A version never changes, so each is asked for once.
 */
export function createPagesAmong(database: Database): PagesAmong {
  const known = new Map<string, boolean>();

  async function isPage({ companyId, appId }: Level, { id, version }: Published): Promise<boolean> {
    const key = `${companyId}/${appId}/${id}/${version}`;
    const before = known.get(key);
    if (before !== undefined) return before;
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
    const is = row?.type === 'page';
    known.set(key, is);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN) known.delete(oldest!);
    return is;
  }

  return async (level, screens) => {
    const pages = new Set<string>();
    // One after the other: queries of other people find their place between them.
    for (const screen of screens) if (await isPage(level, screen)) pages.add(screen.id);
    return pages;
  };
}
