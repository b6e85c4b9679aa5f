import type { Transaction } from 'kysely';
import { insertApp } from '../../identity/companies/index.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { appFileRule, definitionRule, newAppRule, requireWithin } from '../../kernel/limits/index.ts';
import { keysFor } from '../../kernel/values/address-keys.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { tidyWords } from '../../kernel/values/words.ts';
import { countApps, insertPages, keyTaken, MOST_APPS } from '../apps/index.ts';
import { storeCollection } from '../collections/index.ts';
import { actorOf, type NamedLevel } from '../screens/index.ts';
import { type FileCollection, requireSound } from './check-file.ts';
import { moveAddress } from './moved-address.ts';

type Importing = Call<'importApp'>;

/** The new app as its pages are checked, before it is stored. Throws `key-taken` or `key-reserved`. */
async function newLevel({ services, scope, body }: Importing): Promise<NamedLevel & Required<Pick<NamedLevel, 'app'>>> {
  const { companyId } = scope;
  const name = body.name?.trim() ? keptName(body.name) : tidyName(body.app.name);
  const wanted = keysFor({ name, key: body.key }, 'app');
  const rows = await services.database.tenant(companyId, (trx) =>
    trx.selectFrom('app').select('key').where('company_id', '=', companyId).where('key', 'in', wanted).execute(),
  );
  const taken = new Set(rows.map(({ key }) => key));
  const key = wanted.find((each) => !taken.has(each));
  if (key === undefined) throw await keyTaken(services.database, { of: 'app', companyId }, wanted[0]!);
  const id = randomId();
  const { openTo } = body.app;
  const description = body.app.description.trim();
  const app = {
    id,
    companyId,
    key,
    name,
    description,
    logo: '',
    loginLook: null,
    theme: null,
    openTo,
    isArchived: false,
  };
  return { companyId, appId: id, company: scope.company!, app };
}

/** Stores the app, its collections and its pages. Throws `too-many-apps`, or `key-taken` where somebody was quicker. */
async function storeApp(
  { services, me, request, body, text }: Importing,
  trx: Transaction<Tables>,
  level: Awaited<ReturnType<typeof newLevel>>,
  collections: readonly FileCollection[],
): Promise<void> {
  const at = services.now();
  const { companyId, app } = level;
  if ((await countApps(trx, companyId)) >= MOST_APPS) throw fail('too-many-apps', { values: { count: MOST_APPS } });
  const { id, key, name, description, openTo } = app;
  const { type, homePage } = body.app;
  const row = { company_id: companyId, id, key, name, description, logo: '', type, created_at: at };
  const opening = { open_to: openTo, home_page: homePage || null };
  if (!(await insertApp(trx, { ...row, ...opening }))) throw fail('key-taken', { field: 'key' });
  for (const collection of collections) await storeCollection(trx, level, collection, { at, text });
  const pages = body.pages.map((page) => ({
    ...page,
    name: tidyName(page.name),
    names: tidyWords(page.names, tidyName),
  }));
  await insertPages(trx, level, pages, at);
  const detail = { pages: body.pages.length, collections: collections.length };
  await services.audit.record(
    { action: 'app.imported', companyId, actor: me, target: key, address: request.ip, detail },
    trx,
  );
}

/**
 * `POST /api/company/{companyKey}/app-file`. Everything is checked first; then the app, its collections, its pages and their screens are
 * stored in one transaction.
 * Throws `app-file-wrong`, `key-taken`, `key-reserved`, `too-many-apps`, and what publishing several screens throws.
 */
export async function importApp(context: Importing) {
  const { services, scope, body, text, me } = context;
  await requireWithin(services.limits, `app-file:${me.id}`, appFileRule);
  const collections = requireSound(body, text);
  await requireWithin(services.limits, `new-app:${scope.companyId}`, newAppRule);
  for (const _collection of collections)
    await requireWithin(services.limits, `definition:${scope.companyId}`, definitionRule);
  const level = await newLevel(context);
  const redirect = `/company/${scope.company!.key}/app/${level.app.key}`;
  const changes = moveAddress(body.screens, body.address, redirect).map((screen) => ({ ...screen, from: 0 }));
  const wish = {
    changes,
    note: text('api.app-file.imported'),
    first: (trx: Transaction<Tables>) => storeApp(context, trx, level, collections),
  };
  await services.screens.publishAll(level, wish, actorOf(context));
  return { key: level.app.key, redirect };
}
