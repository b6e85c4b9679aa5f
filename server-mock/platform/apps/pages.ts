import type { Locale } from '../../../src/types/start.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { inWords, keptWords, tidyWords } from '../../kernel/values/words.ts';
import { addCollection, hasLanguages, inLanguageOf, readCollectionAt } from '../collections/index.ts';
import { collectionPage, inEachLanguage, readTemplate } from '../data-pages/index.ts';
import { actorOf } from '../screens/index.ts';
import { openWith } from './app-rows.ts';
import { type Among, keysAmong, keyTaken } from './free-key.ts';
import { type AppPage, screenOf, storePage } from './new-page.ts';
import { keysOf, MOST_PAGES, movePage, pagesOf, requirePlaceFor, updatePage } from './page-rows.ts';
import { startOf } from './start-page.ts';
import { isWritten } from './text-page.ts';

/** Notes a change of an app's pages. */
export function note({ services, scope, me, request }: Context, action: string, target: string): Promise<void> {
  const detail = { app: scope.app!.key };
  return services.audit.record({ action, companyId: scope.companyId, actor: me, target, address: request.ip, detail });
}

/** The address of an app. */
export const addressOf = ({ company, app }: Context['scope']): string => `/company/${company!.key}/app/${app!.key}`;

/** What a new page begins with. */
type Content = Pick<AppPage, 'schema' | 'type' | 'parent' | 'icon'>;

/** What a page shows, under another title. Throws `page-unknown` where the app has no such page, or nothing of it is published. */
async function copyOf({ services, scope }: Context, key: string, title: string): Promise<Content> {
  const page = (await pagesOf(services.database, scope)).find((one) => one.key === key);
  const published = page && (await services.screens.state(scope, screenOf(key), 'published'));
  if (!published) throw fail('page-unknown', { field: 'copyOf' });
  const { schema } = published;
  const { type, parent, icon } = page;
  return { schema: schema.type === 'page' ? { ...schema, title } : schema, type, parent: parent ?? '', icon };
}

/** Makes the collection of a page that begins with a table: a name, a day and a note, which its author changes under "Data". */
const addTable = (context: Context, name: string): Promise<string> =>
  addCollection(context, {
    name,
    fields: [
      {
        key: 'name',
        label: context.text('api.table.name'),
        type: 'text',
        required: true,
        indexed: true,
        searched: true,
      },
      { key: 'day', label: context.text('api.table.day'), type: 'date', indexed: true },
      { key: 'note', label: context.text('api.table.note'), type: 'longText' },
    ],
  });

/** What a new page shows: a copy, what its type begins with, or the documents of a collection. Throws `page-unknown` or `collection-unknown`. */
async function contentOf(context: Call<'createPage'>, title: string): Promise<Content> {
  const { services, scope, body } = context;
  if (body.copyOf) return copyOf(context, body.copyOf, title);
  const { type = 1 } = body;
  const isSchema = type === 1 || type === 5;
  const key = isSchema && body.snippet === 'table' ? await addTable(context, title) : body.collection;
  if (!key || !isSchema) return { schema: await startOf(body, title, context), type };
  const { collection } = await readCollectionAt(services.database, scope, key, 'collection');
  const place = { company: scope.company!.key, app: scope.app!.key };
  const inLanguage = (locale: Locale) => {
    const text = (name: string) => services.texts.text(locale, name);
    const template = readTemplate(services.projectRoot, text);
    return collectionPage(inLanguageOf(collection, locale), { ...place, title }, template);
  };
  return { schema: hasLanguages(collection) ? inEachLanguage(inLanguage) : inLanguage(context.locale), type };
}

/**
 * `POST …/page`.
 * Throws `page-unknown`, `page-too-deep`, `collection-unknown`, `key-taken`, `key-reserved` or `too-many-pages`, and what publishing throws.
 */
export async function createPage(context: Call<'createPage'>) {
  const { services, scope, body, text } = context;
  const [pages, taken] = await Promise.all([pagesOf(services.database, scope), keysOf(services.database, scope)]);
  if (pages.length >= MOST_PAGES) throw fail('too-many-pages', { values: { count: MOST_PAGES } });
  const among: Among = { of: 'page', companyId: scope.companyId, appId: scope.appId };
  const keys = await keysAmong(services.database, among, body);
  const key = keys.find((wanted) => !taken.has(wanted));
  if (key === undefined) throw await keyTaken(services.database, among, keys[0]!);
  // Before anything is published.
  requirePlaceFor(body, pages);
  const name = keptName(body.name);
  const content = await contentOf(context, name);
  const { parent = content.parent, icon = content.icon } = body;
  const page = { key, name, isHidden: body.isHidden ?? false, ...content, parent, icon };
  const stored = await storePage(services, scope, page, { note: text('api.page.created'), actor: actorOf(context) });
  if (stored === 'taken') throw await keyTaken(services.database, among, key);
  if (stored === 'full') throw fail('too-many-pages', { values: { count: MOST_PAGES } });
  if (pages.length === 0) await openWith(services.database, scope, key);
  await note(context, 'page.created', key);
  const app = addressOf(scope);
  const address = `${app}/${key}`;
  return {
    key,
    address,
    editor: isWritten(page.type)
      ? `${app}/pages/${key}`
      : `${app}/screens/${screenOf(key)}/edit?from=${address}${page.type === 5 ? '&json=1' : ''}`,
  };
}

/** The name of a page as a call changes it: in the language of the caller, and in the others where the call names them. Throws `page-unknown`. */
async function namesFor({ services, scope, body, params, locale }: Call<'changePage'>) {
  const page = (await pagesOf(services.database, scope)).find(({ key }) => key === params.pageKey);
  if (!page) throw fail('page-unknown');
  const name = body.name === undefined ? inWords(page.name, page.names, locale) : keptName(body.name);
  return { name, names: keptWords(name, tidyWords(body.names ?? page.names, tidyName), locale) };
}

/**
 * `POST …/page/{pageKey}`. What the body does not name stays. The place comes first, as it alone may be refused.
 * Throws `page-unknown`, `page-inside-itself` or `page-too-deep`.
 */
export async function changePage(context: Call<'changePage'>) {
  const { services, scope, body, params } = context;
  const change = {
    ...(body.name === undefined && body.names === undefined ? {} : { named: await namesFor(context) }),
    ...(body.isHidden === undefined ? {} : { is_hidden: body.isHidden }),
    ...(body.icon === undefined ? {} : { icon: body.icon }),
  };
  const wish = {
    ...(body.parent === undefined ? {} : { parent: body.parent || null }),
    ...(body.place === undefined ? {} : { place: body.place }),
  };
  if (Object.keys(wish).length > 0) await movePage(services.database, scope, params.pageKey, wish);
  if (!(await updatePage(services.database, scope, params.pageKey, change))) throw fail('page-unknown');
  await note(context, 'page.changed', params.pageKey);
  return {};
}
