import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { type AppContent, type Bringing, bringApp, type NewApp, type NewLevel } from '../app-files/index.ts';
import { TEMPLATES } from '../screens/index.ts';
import { insertTemplates } from '../widget-templates/index.ts';
import type { StoredWidget, TemplateContent } from './content.ts';

type Trx = Transaction<Tables>;
type Planned = StoredWidget & { id: number };

async function storeWidgets(trx: Trx, { companyId, appId }: NewLevel, widgets: readonly Planned[], at: Date) {
  const owner = { company_id: companyId, app_id: appId };
  const groups = new Map<string, number>();
  for (const { group } of widgets) {
    const { name, names, description, descriptions } = group;
    const words = { names: JSON.stringify(names), descriptions: JSON.stringify(descriptions) };
    if (groups.has(name)) continue;
    const id = randomId();
    groups.set(name, id);
    await trx
      .insertInto('widget_group')
      .values({ ...owner, ...words, id, name, description, created_at: at })
      .execute();
  }
  const rows = widgets.map(({ id, name, names, group, widgetType, status, description, descriptions, picture }) => ({
    ...{ id, name, names, description, descriptions, status },
    ...{ widget_type: widgetType, group_id: groups.get(group.name)! },
    ...{ custom_preview_img: picture, created_at: at, updated_at: at },
  }));
  if (rows.length > 0) await insertTemplates(trx, { companyId, appId }, rows);
}

/** Makes an app of a template's content: pages, collections, theme and widget templates, all of it or nothing. */
export async function makeApp(
  bringing: Bringing,
  { widgets, ...content }: TemplateContent,
  wish: Omit<NewApp, 'screens'>,
) {
  const at = bringing.services.now();
  const planned = widgets.map((widget) => ({ ...widget, id: randomId() }));
  const screens: AppContent['screens'] = planned.map(({ id, schema }) => ({ id: TEMPLATES + id, schema }));
  return bringApp(bringing, content, {
    ...wish,
    screens,
    async store(trx, level, collections) {
      await storeWidgets(trx, level, planned, at);
      await wish.store?.(trx, level, collections);
    },
  });
}
