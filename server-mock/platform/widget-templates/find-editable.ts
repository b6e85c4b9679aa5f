import type { Company } from '../../../src/types/start.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';

/** Where the address of an editor says that its template lies. */
export type Place = 'platform' | 'company' | 'app';

/** A template by the keys of its level. */
export interface Editable {
  name: string;
  widgetType: number;
  companyKey?: string;
  appKey?: string;
}

type Database = Context['services']['database'];

/** A template of a company and of which of its apps it is; `app` is null for one that is no app's. */
async function templateIn(database: Database, companyId: number, id: number) {
  return database.tenant(companyId, (trx) =>
    trx
      .selectFrom('widget_template as t')
      .leftJoin('app', (join) => join.onRef('app.company_id', '=', 't.company_id').onRef('app.id', '=', 't.app_id'))
      .select(['t.name', 't.widget_type', 't.app_id', 'app.key as app', 'app.removed_at'])
      .where('t.company_id', '=', companyId)
      .where('t.id', '=', id)
      .executeTakeFirst(),
  );
}

/**
 * The template that the address of an editor means, for somebody who may change it; null for every other one, whether it exists or not.
 * That of an app names no company: those are asked in which the person builds.
 */
export async function findEditable(
  { database }: { database: Database },
  { place, id, companyKey }: { place: Place; id: number; companyKey?: string | undefined },
  companies: readonly Company[],
): Promise<Editable | null> {
  if (place === 'platform') {
    const row = await templateIn(database, PLATFORM, id);
    return row ? { name: row.name, widgetType: row.widget_type } : null;
  }
  const asked = companies.filter(({ key, role, designs }) => {
    if (role !== 'member') return place === 'app' || key === companyKey;
    return place === 'app' && designs.length > 0;
  });
  for (const { id: companyId, key, role, designs } of asked) {
    const row = await templateIn(database, companyId, id);
    if (!row) continue;
    const own = { name: row.name, widgetType: row.widget_type, companyKey: key };
    if (place === 'company') return row.app_id === PLATFORM ? own : null;
    const mayBuild = row.app !== null && row.removed_at === null && (role !== 'member' || designs.includes(row.app));
    return mayBuild ? { ...own, appKey: row.app! } : null;
  }
  return null;
}
