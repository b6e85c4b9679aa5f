import type { Database } from '../../kernel/database/index.ts';
import type { Level } from './level.ts';
import { isOfTemplate, TEMPLATES } from './template-screens.ts';

/** The type of the widget template that a screen of a level is; undefined for every other screen, and for one that is about to be made. */
export async function widgetTypeOf(database: Database, level: Level, screen: string): Promise<number | undefined> {
  const id = isOfTemplate(screen) ? Number(screen.slice(TEMPLATES.length)) : Number.NaN;
  if (!Number.isSafeInteger(id)) return undefined;
  const row = await database.tenant(level.companyId, (trx) =>
    trx
      .selectFrom('widget_template')
      .select('widget_type')
      .where('company_id', '=', level.companyId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return row?.widget_type;
}
