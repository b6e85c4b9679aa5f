import { sql, type Transaction } from 'kysely';
import { type Database, PLATFORM, type Tables } from '../../kernel/database/index.ts';
import type { Words } from '../../kernel/values/words.ts';

/** A screen that names a package, as it is published or as a draft. */
export interface Use {
  screen: string;
  /** Keys of the company and the app; empty at the levels above. */
  company: string;
  app: string;
  isPublished: boolean;
  isDraft: boolean;
  /** What the page of the screen is called; null for a screen that is no page. */
  name: string | null;
  names: Words | null;
}

/** Screens whose text is looked through at a company before the answer is long enough. */
const MOST = 100;

async function usesIn(trx: Transaction<Tables>, companyId: number, hash: string): Promise<Use[]> {
  const named = `%"${hash}"%`;
  const rows = await trx
    .selectFrom('screen as s')
    .leftJoin('screen_version as v', (join) =>
      join
        .onRef('v.company_id', '=', 's.company_id')
        .onRef('v.app_id', '=', 's.app_id')
        .onRef('v.screen_id', '=', 's.screen_id')
        .onRef('v.version', '=', 's.published_version'),
    )
    .leftJoin('app as a', (join) => join.onRef('a.company_id', '=', 's.company_id').onRef('a.id', '=', 's.app_id'))
    .leftJoin('company as c', 'c.id', 's.company_id')
    .leftJoin('page as p', (join) =>
      join
        .onRef('p.company_id', '=', 's.company_id')
        .onRef('p.app_id', '=', 's.app_id')
        .on(sql<boolean>`'page/' || p.key = s.screen_id`),
    )
    .select(['s.screen_id as screen', 'a.key as app', 'c.key as company', 'p.name', 'p.names'])
    .select([
      sql<boolean>`coalesce(v.schema::text like ${named}, false)`.as('isPublished'),
      sql<boolean>`coalesce(s.draft::text like ${named}, false)`.as('isDraft'),
    ])
    .where('s.company_id', '=', companyId)
    .where(sql<boolean>`(v.schema::text like ${named} or s.draft::text like ${named})`)
    .orderBy('s.app_id')
    .orderBy('s.screen_id')
    .limit(MOST)
    .execute();
  return rows.map(({ app, company, ...row }) => ({ ...row, app: app ?? '', company: company ?? '' }));
}

/** The companies whose screens may name a package of a level. */
async function companiesBelow(database: Database, companyId: number): Promise<number[]> {
  if (companyId !== PLATFORM) return [companyId];
  const rows = await database.query.selectFrom('company').select('id').orderBy('id').execute();
  return [PLATFORM, ...rows.map(({ id }) => id)];
}

/** The screens of a level and below that name a package: a hundred at most. Everything that is stored is read, so ask rarely. */
export async function usesOf(database: Database, companyId: number, hash: string): Promise<Use[]> {
  const uses: Use[] = [];
  for (const company of await companiesBelow(database, companyId)) {
    uses.push(...(await database.tenant(company, (trx) => usesIn(trx, company, hash))));
    if (uses.length >= MOST) break;
  }
  return uses.slice(0, MOST);
}
