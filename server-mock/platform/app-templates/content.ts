import type { WidgetType } from '../../../src/types/generated/contracts/widget-templates.ts';
import type { Locale } from '../../../src/types/start.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Words } from '../../kernel/values/words.ts';
import { type AppContent, contentOf } from '../app-files/index.ts';
import { TEMPLATES } from '../screens/index.ts';
import type { Samples } from './shipped/read-source.ts';

/** A widget template of the app. */
export interface StoredWidget {
  name: string;
  names: Words;
  group: { name: string; names: Words; description: string; descriptions: Words };
  widgetType: WidgetType;
  status: 0 | 1;
  description: string;
  descriptions: Words;
  picture: string;
  schema: Record<string, unknown>;
}

/** What a template makes apps of: a stored export of an app, with its widget templates. */
export interface TemplateContent extends AppContent {
  widgets: StoredWidget[];
  /** What the preview shows in each language. New apps begin without documents. */
  documents: Partial<Record<Locale, Samples>>;
}

type Asking = Pick<Context, 'services' | 'scope'>;

async function widgetsOf({ services, scope }: Asking): Promise<StoredWidget[]> {
  const { companyId, appId } = scope;
  const published = await services.screens.exportAll(scope, 'published');
  const schemas = new Map(published.map(({ id, schema }) => [id, schema]));
  const rows = await services.database.tenant(companyId, (trx) =>
    trx
      .selectFrom('widget_template as t')
      .innerJoin('widget_group as g', (join) =>
        join.onRef('g.company_id', '=', 't.company_id').onRef('g.id', '=', 't.group_id'),
      )
      .selectAll('t')
      .select(['g.name as groupName', 'g.names as groupNames'])
      .select(['g.description as groupDescription', 'g.descriptions as groupDescriptions'])
      .where('t.company_id', '=', companyId)
      .where('t.app_id', '=', appId)
      .orderBy('t.sought')
      .execute(),
  );
  return rows.flatMap((row) => {
    const schema = schemas.get(TEMPLATES + row.id);
    if (!schema) return [];
    return {
      ...{ name: row.name, names: row.names, description: row.description, descriptions: row.descriptions },
      ...{ widgetType: row.widget_type, status: row.status },
      group: {
        ...{ name: row.groupName, names: row.groupNames },
        ...{ description: row.groupDescription, descriptions: row.groupDescriptions },
      },
      picture: row.custom_preview_img || row.screenshot,
      schema,
    };
  });
}

/** The content of the app of a scope. Throws `screens-too-large`. */
export async function templateContentOf(asking: Asking): Promise<TemplateContent> {
  const [content, widgets] = await Promise.all([contentOf(asking), widgetsOf(asking)]);
  return { ...content, widgets, documents: {} };
}
