import type { AppFile } from '../../../src/types/generated/contracts/app-files.ts';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import { requireWithin, screenReadRule } from '../../kernel/limits/index.ts';
import { appRow, pagesOf } from '../apps/index.ts';
import { collectionsAt } from '../collections/index.ts';
import { packagesIn } from '../components/index.ts';
import { isOfTemplate } from '../screens/index.ts';
import type { AppContent } from './app-content.ts';
import { themesOf } from './app-themes.ts';

/** Whether a screen is a row of another list, too: a widget template or a theme. */
const isListed = (id: string): boolean => isOfTemplate(id) || id.startsWith('theme/');

/** What people built in the app of a scope. Throws `screens-too-large` where the pages together are larger than what an import takes. */
export async function contentOf(asking: Pick<Context, 'services' | 'scope'>): Promise<AppContent> {
  const { services, scope } = asking;
  const { database, screens } = services;
  const { key, name, description, openTo } = scope.app!;
  const [row, pages, collections, published] = await Promise.all([
    appRow(database, scope),
    pagesOf(database, scope),
    database.tenant(scope.companyId, (trx) => collectionsAt(trx, scope)),
    screens.exportAll(scope, 'published'),
  ]);
  return {
    address: `/company/${scope.company!.key}/app/${key}`,
    app: { name, description, type: row.type as AppFile['app']['type'], openTo, homePage: row.home_page ?? '' },
    pages: pages.map(({ key, name, names, is_hidden, type, parent, icon }) => ({
      ...{ key, name, names, isHidden: is_hidden, type, icon },
      parent: parent ?? '',
    })),
    // Fields get new ids where they are imported.
    collections: collections.map(({ key, name, names = {}, fields, rights }) => ({
      ...{ key, name, names, rights },
      fields: fields.map(({ id, ...field }) => field),
    })),
    ...(await themesOf(asking, published)),
    screens: published.flatMap(({ id, schema }) => (isListed(id) ? [] : [{ id, schema }])),
  };
}

/** `GET …/export`. Widget templates have files of their own. Throws `screens-too-large`. */
export async function exportApp(context: Call<'exportApp'>): Promise<AppFile> {
  const { services, scope, me, reply } = context;
  await requireWithin(services.limits, `screen-read:${me.id}`, screenReadRule);
  const content = await contentOf(context);
  const components = await packagesIn(services.database, scope, content.screens);
  reply.header('Content-Disposition', `attachment; filename="app-${scope.app!.key}.json"`);
  return { format: 'pagewright.app', version: 1, ...content, components };
}
