import { sql, type Transaction } from 'kysely';
import { mayBuild, mayEnter } from '../../kernel/contracts/access.ts';
import type { Role } from '../../kernel/contracts/tenancy.ts';
import type { Database, Tables } from '../../kernel/database/index.ts';
import { MOST_RECENT } from './opened.ts';

/** The companies of an account: those where it opened an app last come first, and then by key. The directory names them; the membership decides. */
export function companiesOf(database: Database, accountId: number) {
  return database.query
    .selectFrom('account_company')
    .innerJoin('company', 'company.id', 'account_company.company_id')
    .select(['company.id', 'company.key', 'company.name', 'company.nameshort', 'company.logo', 'opened_at'])
    .where('account_company.account_id', '=', accountId)
    .orderBy(sql`opened_at desc nulls last`)
    .orderBy('company.key')
    .execute();
}

/** The apps of a company that a member with this role there may enter, removed ones left out. `builds`: whether the member may change it. */
export async function appsFor(
  trx: Transaction<Tables>,
  companyId: number,
  { accountId, role }: { accountId: number; role: Role },
) {
  const rows = await trx
    .selectFrom('app')
    .select(['id', 'key', 'name', 'logo', 'home_page', 'open_to as openTo'])
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .execute();
  const given = await trx
    .selectFrom('role')
    .select(['app_id', 'name'])
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
  const rights = rows.map((app) => {
    const appRoles = given.filter(({ app_id }) => app_id === app.id).map(({ name }) => name);
    return { ...app, isOpen: mayEnter({ role, app, appRoles }), builds: mayBuild({ role, appRoles }) };
  });
  return rights.filter(({ isOpen }) => isOpen);
}

/** What is looked for among the pages of a company. */
export interface PageWish {
  companyId: number;
  /** The apps whose pages count. */
  appIds: readonly number[];
  /** Folded, and not empty. */
  words: string;
  /** The apps whose hidden pages count. */
  builtIds: readonly number[];
  most: number;
}

/** Pages in the order of the index, which is a total one. */
function pages(trx: Transaction<Tables>, { companyId, appIds, builtIds, most }: PageWish) {
  const found = trx
    .selectFrom('page')
    .select(['app_id', 'key', 'name', 'names'])
    .where('company_id', '=', companyId)
    .where('app_id', 'in', appIds)
    .where('removed_at', 'is', null)
    .orderBy('sought')
    .orderBy('app_id')
    .orderBy('key')
    .limit(most);
  return found.where(({ or, eb }) =>
    or([eb('is_hidden', '=', false), ...(builtIds.length > 0 ? [eb('app_id', 'in', builtIds)] : [])]),
  );
}

/** The last character there is: all texts that start with others lie before them and it. */
const LAST = '\u{10ffff}';

/** Pages whose names start with the words: a range of the index. */
export const pagesFrom = (trx: Transaction<Tables>, wish: PageWish) =>
  pages(trx, wish)
    .where('sought', '>=', wish.words)
    .where('sought', '<', wish.words + LAST)
    .execute();

/** Pages whose names hold the words further on: reads all names of the company, at most 40,000. */
export const pagesWith = (trx: Transaction<Tables>, wish: PageWish) =>
  pages(trx, wish).where(sql<boolean>`position(${wish.words} in sought) > 1`).execute();

/** The apps of a company that a person opened last, the newest first. The caller leaves out those that the person may no longer open. */
export const openedApps = (trx: Transaction<Tables>, companyId: number, accountId: number) =>
  trx
    .selectFrom('app_opened')
    .innerJoin('app', (join) =>
      join.onRef('app.company_id', '=', 'app_opened.company_id').onRef('app.id', '=', 'app_opened.app_id'),
    )
    .select(['app.id', 'app.key', 'app.name', 'app.logo', 'app.home_page', 'app_opened.opened_at'])
    .where('app_opened.company_id', '=', companyId)
    .where('app_opened.account_id', '=', accountId)
    .where('app.removed_at', 'is', null)
    .orderBy('app_opened.opened_at', 'desc')
    .orderBy('app.key')
    .limit(MOST_RECENT)
    .execute();
