import type { FastifyRequest } from 'fastify';
import type { Company } from '../../../src/types/start.ts';
import { withoutContext } from '../../kernel/addresses/context-path.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { appRow } from '../apps/index.ts';
import type { Decision, Visit } from './decide.ts';

/** The company that `/app` stands for, for its members; null for everybody else, and outside of private mode. */
export async function oneCompanyOf(
  { oneCompany, installation }: Context['services'],
  companies: readonly Pick<Company, 'key'>[],
): Promise<string | null> {
  const key = installation.state() === 'ready' ? await oneCompany.find() : null;
  return companies.some((company) => company.key === key) ? key : null;
}

/**
 * Where a browser is sent in private mode: from the home page to the desk, and from an address below `/company/KEY` to the one below `/app`.
 * Null where the address is right.
 */
export async function placeOfOneCompany(
  { server, originalUrl, url }: FastifyRequest,
  { pathname, search, query, companies }: Pick<Visit, 'pathname' | 'search' | 'query' | 'companies'>,
): Promise<string | null> {
  const { services } = server;
  if (services.installation.state() !== 'ready' || (await services.oneCompany.find()) === null) return null;
  const { contextPath } = services.config;
  const named = withoutContext(contextPath, originalUrl);
  // The request came before anybody had asked which company it is.
  if (services.oneCompany.inner(named) !== url) return contextPath + named;
  const shown = services.oneCompany.shown(url);
  if (shown !== named) return contextPath + shown;
  const isHome = pathname === '/' && query['preview'] === undefined;
  return isHome && (await oneCompanyOf(services, companies)) ? `${contextPath}/app${search}` : null;
}

/** The first page of an app, to which its address leads in private mode. The caller has checked that the person may open the app. */
export async function toFirstPage(
  { companies, config, database, oneCompany }: Context['services'],
  decision: Decision,
  { search, query }: Pick<Visit, 'search' | 'query'>,
): Promise<Decision> {
  const isApp = !('redirect' in decision) && decision.route?.path === '/company/:companyKey/app/:appKey';
  if (!isApp || query['preview'] !== undefined || (await oneCompany.find()) !== decision.params['companyKey'])
    return decision;
  const { companyKey = '', appKey = '' } = decision.params;
  const company = await companies.findByKey(companyKey);
  const app = company && (await companies.findApp(company.id, appKey));
  if (!app) return decision;
  const { home_page } = await appRow(database, { companyId: company.id, appId: app.id });
  if (!home_page) return decision;
  return {
    redirect: config.contextPath + oneCompany.shown(`/company/${companyKey}/app/${appKey}/${home_page}`) + search,
  };
}
