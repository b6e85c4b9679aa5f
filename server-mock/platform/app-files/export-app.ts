import type { AppFile } from '../../../src/types/generated/contracts/app-files.ts';
import type { Call } from '../../kernel/contracts/index.ts';
import { requireWithin, screenReadRule } from '../../kernel/limits/index.ts';
import { appRow, pagesOf } from '../apps/index.ts';
import { collectionsAt } from '../collections/index.ts';
import { isOfTemplate } from '../screens/index.ts';

/** `GET …/export`. Throws `screens-too-large` where the pages together are larger than what an import takes. */
export async function exportApp({ services, scope, me, reply }: Call<'exportApp'>): Promise<AppFile> {
  const { database, screens, limits } = services;
  await requireWithin(limits, `screen-read:${me.id}`, screenReadRule);
  const { key, name, description, openTo } = scope.app!;
  const [row, pages, collections, published] = await Promise.all([
    appRow(database, scope),
    pagesOf(database, scope),
    database.tenant(scope.companyId, (trx) => collectionsAt(trx, scope)),
    screens.exportAll(scope, 'published'),
  ]);
  reply.header('Content-Disposition', `attachment; filename="app-${key}.json"`);
  return {
    format: 'pagewright.app',
    version: 1,
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
    // Widget templates have files of their own.
    screens: published.flatMap(({ id, schema }) => (isOfTemplate(id) ? [] : [{ id, schema }])),
  };
}
