import type { Transaction } from 'kysely';
import { insertApp } from '../../identity/companies/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Tables } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { definitionRule, newAppRule, requireWithin } from '../../kernel/limits/index.ts';
import { keysFor } from '../../kernel/values/address-keys.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { tidyWords } from '../../kernel/values/words.ts';
import { countApps, insertPages, keyTaken, MOST_APPS } from '../apps/index.ts';
import { type CollectionRecord, storeCollection } from '../collections/index.ts';
import type { Actor, NamedLevel } from '../screens/index.ts';
import type { AppContent } from './app-content.ts';
import { newThemes } from './app-themes.ts';
import { type FileCollection, requireSound } from './check-file.ts';
import { moveAddress } from './moved-address.ts';

type Trx = Transaction<Tables>;

/** Who makes an app, and in which company. */
export interface Bringing extends Pick<Context, 'services' | 'scope' | 'text'> {
  actor: Actor;
  /** Whether whoever asked for the app is still there; absent: nobody waits for it. */
  isThere?: () => boolean;
}

/** What the new app is called and what it has besides what its content says. */
export interface NewApp {
  name: string;
  key?: string | undefined;
  description: string;
  logo: string;
  /** Further screens of it, each new. */
  screens?: AppContent['screens'];
  /** The audit's line: the action, and what it says beside the numbers of pages and collections. */
  action: string;
  detail?: Record<string, string | number>;
  note: string;
  /** Stores what else belongs to it, in the same transaction. */
  store?: (trx: Trx, level: NewLevel, collections: readonly CollectionRecord[]) => Promise<void>;
}

export type NewLevel = NamedLevel & Required<Pick<NamedLevel, 'app'>>;

/** The new app as its pages are checked, before it is stored. Throws `key-taken` or `key-reserved`. */
async function newLevel(
  { services, scope }: Bringing,
  content: AppContent,
  wish: NewApp,
  theme: string | null,
): Promise<NewLevel> {
  const { companyId } = scope;
  const { name, description, logo } = wish;
  const wanted = keysFor(wish, 'app');
  const rows = await services.database.tenant(companyId, (trx) =>
    trx.selectFrom('app').select('key').where('company_id', '=', companyId).where('key', 'in', wanted).execute(),
  );
  const taken = new Set(rows.map(({ key }) => key));
  const key = wanted.find((each) => !taken.has(each));
  if (key === undefined) throw await keyTaken(services.database, { of: 'app', companyId }, wanted[0]!);
  const id = randomId();
  const { openTo } = content.app;
  const looks = { logo, loginLook: null, theme };
  const app = { id, companyId, key, name, description, ...looks, openTo, isArchived: false };
  return { companyId, appId: id, company: scope.company!, app };
}

/** What an app is made of, once it is checked. */
interface Checked {
  content: AppContent;
  collections: readonly FileCollection[];
  themes: ReturnType<typeof newThemes>['rows'];
  wish: NewApp;
}

/** Stores the app, its collections, its pages and its themes. Throws `too-many-apps`, or `key-taken` where somebody was quicker. */
async function storeApp(
  { services, actor, text }: Bringing,
  trx: Trx,
  level: NewLevel,
  { content, collections, themes, wish }: Checked,
): Promise<void> {
  const at = services.now();
  const { companyId, app } = level;
  if ((await countApps(trx, companyId)) >= MOST_APPS) throw fail('too-many-apps', { values: { count: MOST_APPS } });
  const { id, key, name, description, logo, theme, openTo } = app;
  const { type, homePage } = content.app;
  const row = { company_id: companyId, id, key, name, description, logo, theme, type, created_at: at };
  const opening = { open_to: openTo, home_page: homePage || null };
  if (!(await insertApp(trx, { ...row, ...opening }))) throw fail('key-taken', { field: 'key' });
  const made: CollectionRecord[] = [];
  for (const collection of collections) {
    const stored = await storeCollection(trx, level, collection, { at, text });
    if (stored) made.push(stored);
  }
  const pages = content.pages.map((page) => ({
    ...page,
    name: tidyName(page.name),
    names: tidyWords(page.names, tidyName),
  }));
  await insertPages(trx, level, pages, at);
  const rows = themes.map((theme) => ({ ...theme, company_id: companyId, app_id: id }));
  if (rows.length > 0) await trx.insertInto('theme').values(rows).execute();
  await wish.store?.(trx, level, made);
  const detail = { ...wish.detail, pages: pages.length, collections: made.length };
  const { user, address } = actor;
  await services.audit.record({ action: wish.action, companyId, actor: user, target: key, address, detail }, trx);
}

/**
 * Makes an app of content. Everything is checked first; then the app, its collections, its pages and their screens are stored in one
 * transaction, which ends without a trace when whoever asked has gone.
 * Throws `app-file-wrong`, `key-taken`, `key-reserved`, `too-many-apps`, and what publishing several screens throws.
 */
export async function bringApp(bringing: Bringing, content: AppContent, wish: NewApp) {
  const { services, scope, text, actor, isThere } = bringing;
  const collections = requireSound(content, text);
  await requireWithin(services.limits, `new-app:${scope.companyId}`, newAppRule);
  for (const _collection of collections)
    await requireWithin(services.limits, `definition:${scope.companyId}`, definitionRule);
  const themes = newThemes(content, services.now());
  const level = await newLevel(bringing, content, wish, themes.chosen);
  const redirect = `/company/${scope.company!.key}/app/${level.app.key}`;
  const screens = [...content.screens, ...themes.screens, ...(wish.screens ?? [])];
  const changes = moveAddress(screens, content.address, redirect).map((screen) => ({ ...screen, from: 0 }));
  const storing = {
    changes,
    note: wish.note,
    first: (trx: Trx) => storeApp(bringing, trx, level, { content, collections, themes: themes.rows, wish }),
    last: async () => {
      if (isThere?.() === false) throw fail('bad-request');
    },
  };
  await services.screens.publishAll(level, storing, actor);
  return { key: level.app.key, redirect };
}
