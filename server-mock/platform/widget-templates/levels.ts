import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { AppLevel, Scope } from '../../kernel/contracts/tenancy.ts';
import { PLATFORM, type Tables } from '../../kernel/database/index.ts';

/** Columns that say whose a row is. */
export interface Owned {
  company_id: number;
  app_id: number;
}

/** The levels that a level sees: its own first, then those above it. */
export function seenFrom({ companyId, appId }: AppLevel): AppLevel[] {
  const own = { companyId, appId };
  const platform = { companyId: PLATFORM, appId: PLATFORM };
  if (companyId === PLATFORM) return [platform];
  return appId === PLATFORM ? [own, platform] : [own, { companyId, appId: PLATFORM }, platform];
}

/** The number of a row's level: 1 platform, 2 company, 3 app. */
export const levelOf = ({ company_id, app_id }: Owned): 1 | 2 | 3 =>
  company_id === PLATFORM ? 1 : app_id === PLATFORM ? 2 : 3;

/** Whether a row is of a level itself, which alone may change it. */
export const isOwn = (row: Owned, { companyId, appId }: AppLevel): boolean =>
  row.company_id === companyId && row.app_id === appId;

type Seen = 'widget_group' | 'widget_template';

/** Narrows a query to rows that a level sees. */
export const seen =
  (level: AppLevel) =>
  <Table extends Seen>(row: ExpressionBuilder<Tables, Table>): ExpressionWrapper<Tables, Table, SqlBool> =>
    row.or(seenFrom(level).map(({ companyId, appId }) => row.and({ company_id: companyId, app_id: appId } as never)));

/** The address of a template's editor. */
export function editorOf({ level, company }: Pick<Scope, 'level' | 'company'>, id: number): string {
  const home = { platform: '/platform', company: `/company/${company?.key}`, app: '/design' }[level];
  return `${home}/widget-template/edit/${id}`;
}
