import type { Context } from '../../kernel/contracts/index.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import { addressShowing, withQuery } from '../screens/index.ts';
import { type Decision, errorPage, type Visit } from './decide.ts';
import { nothingIfGone } from './visit.ts';

/** Leads to the page that shows what a signed link is about: `?preview=TOKEN&company=KEY&app=KEY`. */
export async function shortPreview(services: Context['services'], { query, hasExpired }: Visit): Promise<Decision> {
  const { preview: token = '', company, app } = query;
  const preview = services.screens.readPreview(token);
  const keys = { ...(company ? { companyKey: company } : {}), ...(app ? { appKey: app } : {}) };
  const scope = preview && (await resolveScope(services.companies, keys, null).catch(nothingIfGone));
  const isOfLevel = scope && scope.companyId === preview.companyId && scope.appId === preview.appId;
  const address = isOfLevel ? addressShowing({ services, scope }, preview.id) : null;
  if (address === null) return errorPage(services.routeTable.current(), hasExpired ? 410 : 404);
  return { redirect: services.config.contextPath + withQuery(address, `?preview=${token}`) };
}
