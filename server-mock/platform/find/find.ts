import { inContext, roleIn } from '../../identity/companies/index.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { folded } from './folded.ts';
import { type Found, type FoundIn, foundApp, foundCompany, foundPage, inTurn, shown } from './found.ts';
import { MOST_RECENT } from './opened.ts';
import { appsFor, companiesOf, openedApps, pagesFrom, pagesWith } from './rows.ts';
import { screensWith } from './screens.ts';

/** What one search answers. */
const MOST_FOUND = 20;

/** Companies whose apps and pages one search looks at. Of a person with more, those where something was opened last. */
const MOST_COMPANIES = 50;

type Company = Awaited<ReturnType<typeof companiesOf>>[number];

const inUse = ({ services }: Context, { key, name, logo }: Company): FoundIn => ({
  ...{ key, name },
  logo: inContext(logo, services),
});

/** The apps and pages of one company with these words, in a transaction of that company. `enough`: what starts with them is enough. */
function lookInto(context: Context, company: Company, words: string, enough: boolean): Promise<Found[]> {
  const { services, me, locale } = context;
  const place = inUse(context, company);
  const withLogo = <Row extends { logo: string }>(row: Row) => ({ ...row, logo: inContext(row.logo, services) });
  return services.database.tenant(company.id, async (trx) => {
    const role = await roleIn(trx, company.id, me.id);
    if (!role) return [];
    const mine = await appsFor(trx, company.id, { accountId: me.id, role });
    const apps = new Map(mine.map((app) => [app.id, withLogo(app)]));
    if (apps.size === 0) return [];
    const named = [...apps.values()].filter(({ name }) => folded(name).includes(words));
    const builtIds = mine.filter(({ builds }) => builds).map(({ id }) => id);
    const rights = { appIds: [...apps.keys()], builtIds };
    const wish = { companyId: company.id, ...rights, words, most: MOST_FOUND };
    const starting = await pagesFrom(trx, wish);
    const holding = enough || starting.length >= MOST_FOUND ? [] : await pagesWith(trx, wish);
    return [
      ...named.map((app) => foundApp(place, app)),
      ...[...starting, ...holding].map((page) => foundPage(place, { app: apps.get(page.app_id)!, page }, locale)),
    ];
  });
}

/** The apps that a person opened last and may still open, of all companies. */
async function recent(context: Context, companies: readonly Company[]): Promise<Found[]> {
  const { services, me } = context;
  const lately = companies.filter(({ opened_at }) => opened_at !== null).slice(0, MOST_RECENT);
  const rows: { found: Found; at: number }[] = [];
  for (const company of lately) {
    const place = inUse(context, company);
    const opened = await services.database.tenant(company.id, async (trx) => {
      const role = await roleIn(trx, company.id, me.id);
      if (!role) return [];
      const open = new Set((await appsFor(trx, company.id, { accountId: me.id, role })).map(({ id }) => id));
      return (await openedApps(trx, company.id, me.id)).filter(({ id }) => open.has(id));
    });
    for (const app of opened) {
      const found = foundApp(place, { ...app, logo: inContext(app.logo, services) });
      rows.push({ found, at: new Date(app.opened_at).getTime() });
    }
  }
  rows.sort((one, other) => other.at - one.at || (one.found.address < other.found.address ? -1 : 1));
  return rows.slice(0, MOST_RECENT).map(({ found }) => found);
}

/** `GET /api/find`. Without words it answers what the person opened last. */
export async function find(context: Call<'find'>) {
  const { services, me, query } = context;
  const words = folded(query.keywords ?? '');
  const companies = await companiesOf(services.database, me.id);
  if (words === '') return { found: await recent(context, companies) };
  const found = companies
    .filter(({ name, nameshort, key }) => [name, nameshort, key].some((text) => folded(text).includes(words)))
    .map((company) => foundCompany(inUse(context, company)));
  for (const company of companies.slice(0, MOST_COMPANIES)) {
    const starting = found.filter(({ name }) => folded(name).startsWith(words));
    const enough = inTurn(starting, MOST_FOUND).first.length >= MOST_FOUND;
    found.push(...(await lookInto(context, company, words, enough)));
  }
  const first = shown(found, words, MOST_FOUND);
  const places = companies.map((company) => ({ id: company.id, ...inUse(context, company) }));
  return { found: [...first, ...(await screensWith(context, places, { words, most: MOST_FOUND - first.length }))] };
}
