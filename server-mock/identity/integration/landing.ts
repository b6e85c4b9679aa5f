import { matchRoute } from '../../../src/routes/index.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { CompanyRecord } from '../../kernel/contracts/tenancy.ts';

const hasPage = ({ services }: Context, path: string): boolean =>
  matchRoute(services.routeTable.current().routes, path) !== null;

async function firstCompany({ services }: Context, accountId: number): Promise<{ key: string } | undefined> {
  return (await services.companies.ofAccount(accountId))[0];
}

/**
 * Where a silent sign-in leads that wanted no page: to the app of a key, else to the desk of the company the call was
 * made in, else to the first company of the person. Nothing when there is none.
 */
export async function landing(context: Context, accountId: number | null, appKey = ''): Promise<string | undefined> {
  const { services, scope } = context;
  const owner: CompanyRecord | null = appKey
    ? (scope.company ?? (await services.companies.findByAppKey(appKey)))
    : null;
  const app = owner && (await services.companies.findApp(owner.id, appKey));
  if (owner && app && hasPage(context, `/company/${owner.key}/app/${app.key}`)) {
    return `/company/${owner.key}/app/${app.key}`;
  }
  const company = owner ?? scope.company ?? (accountId === null ? undefined : await firstCompany(context, accountId));
  return company && `/company/${company.key}`;
}
