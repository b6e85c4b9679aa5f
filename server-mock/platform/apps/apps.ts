import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import { appsOfRoles, inContext, insertApp } from '../../identity/companies/index.ts';
import { mayAdminister, mayBuild } from '../../kernel/contracts/access.ts';
import { type Call, listPage } from '../../kernel/contracts/index.ts';
import { PREVIEW_COMPANY } from '../../kernel/contracts/tenancy.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { newAppRule, requireWithin } from '../../kernel/limits/index.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { inWords } from '../../kernel/values/words.ts';
import { noteOpened, openedIn } from '../find/index.ts';
import { ownLogo } from '../uploads/index.ts';
import { appRow, appsOf, countApps, MOST_APPS } from './app-rows.ts';
import { type Among, keysAmong, keyTaken } from './free-key.ts';
import { pagesOf } from './page-rows.ts';
import { withoutBranches } from './page-tree.ts';

/** Types of apps from here on are quick apps, which `featureFlag.quickApp` allows. */
const QUICK = 3;

/** `GET /api/company/{companyKey}/app`: the apps that the reader may open. A page of the company's own does not learn what its reader has opened. */
export async function listApps(context: Call<'listApps'>) {
  const { services, scope, me, request } = context;
  const { database } = services;
  const isTenants = request.frame !== null && isTenantLayer(request.frame.layer);
  const [all, own, opened] = await Promise.all([
    appsOf(database, scope.companyId),
    scope.role === 'member' ? appsOfRoles(database, scope.companyId, me.id) : null,
    isTenants ? new Map<number, Date>() : openedIn(database, scope.companyId, me.id),
  ]);
  const rows = all.filter(({ id, open_to }) => own === null || open_to === 'members' || own.has(id));
  const apps = rows.map(({ id, key, name, description, logo, type, home_page, created_at, archived_at, pages }) => ({
    ...{ key, name, description, type },
    openedAt: opened.get(id)?.toISOString() ?? '',
    logo: inContext(logo, services),
    createdAt: new Date(created_at).toISOString(),
    homePage: home_page ?? '',
    isArchived: archived_at !== null,
    pages: Number(pages),
  }));
  return listPage(context, apps);
}

/**
 * `POST /api/company/{companyKey}/app`, without a template. The row, the directory of keys and the line of the audit are stored together or not at all.
 * Throws `invalid-fields` for a quick app where they are off, `key-taken`, `key-reserved`, `too-many-apps` or `too-many-requests`.
 */
export async function createApp(context: Call<'createApp'>) {
  const { services, scope, body, me, request, text } = context;
  const { database, audit, now, config } = services;
  const { companyId: company_id, company } = scope;
  if (body.templateId) return services.appTemplates.use(context);
  const { type = 1 } = body;
  if (type >= QUICK && !config.featureFlag.quickApp)
    throw fail('invalid-fields', { errors: { type: text('api.app.quick-off') } });
  await requireWithin(services.limits, `new-app:${company_id}`, newAppRule);
  const among: Among = { of: 'app', companyId: company_id };
  const keys = await keysAmong(database, among, body);
  const logo = await ownLogo(body.logo ?? '', context);
  const name = keptName(body.name);
  const key = await database.tenant(company_id, async (trx): Promise<string | null> => {
    if ((await countApps(trx, company_id)) >= MOST_APPS) throw fail('too-many-apps', { values: { count: MOST_APPS } });
    const texts = { name, description: (body.description ?? '').trim(), logo, type };
    for (const free of keys) {
      const app = { company_id, id: randomId(), key: free, ...texts, created_at: now() };
      if (!(await insertApp(trx, app))) continue;
      const entry = { action: 'app.created', companyId: company_id, actor: me, target: free, address: request.ip };
      await audit.record(entry, trx);
      return free;
    }
    return null;
  });
  if (key === null) throw await keyTaken(database, among, keys[0]!);
  return { key, redirect: `/company/${company!.key}/app/${key}` };
}

/**
 * `GET /api/company/{companyKey}/app/{appKey}`. Hidden pages, and the pages inside of them, are named for those alone who may change them. The frame of an app asks for it
 * on every page, so this is where a person has opened the app.
 */
export async function readApp({ services, scope, user, locale }: Call<'readApp'>) {
  const { database } = services;
  const { key, name, description, logo, openTo, isArchived } = scope.app!;
  const [{ type, home_page }, pages] = await Promise.all([
    appRow(database, scope),
    pagesOf(database, scope),
    user && scope.companyId !== PREVIEW_COMPANY ? noteOpened(services, { ...scope, accountId: user.id }) : null,
  ]);
  const builds = mayBuild(scope);
  const shown = withoutBranches(pages, (page) => !builds && page.is_hidden);
  const parents = new Set(shown.map(({ parent }) => parent));
  return {
    ...{ key, name, description, logo, type, openTo, isArchived },
    ...{ mayBuild: builds && !isArchived, mayManage: mayAdminister(scope) },
    pages: shown.map((page) => ({
      key: page.key,
      name: inWords(page.name, page.names, locale),
      names: page.names,
      isHidden: page.is_hidden,
      isHome: page.key === home_page,
      type: page.type,
      path: page.path,
      hasPages: parents.has(page.key),
      icon: page.icon,
    })),
  };
}

/** `POST /api/company/{companyKey}/app/{appKey}`. What the body does not name stays. Designers change what the app is, administrators of
 * the company alone who may open it. Throws `forbidden` or `page-unknown`. */
export async function changeApp(context: Call<'changeApp'>) {
  const { services, scope, body, me, request } = context;
  const { database, audit } = services;
  const { companyId, appId } = scope;
  const { name, description, logo, homePage, openTo } = body;
  if (openTo !== undefined && !mayAdminister(scope)) throw fail('forbidden');
  if (homePage && !(await pagesOf(database, scope)).some((page) => page.key === homePage)) throw fail('page-unknown');
  const change = {
    ...(name === undefined ? {} : { name: keptName(name) }),
    ...(description === undefined ? {} : { description: description.trim() }),
    ...(logo === undefined ? {} : { logo: await ownLogo(logo, context) }),
    ...(homePage === undefined ? {} : { home_page: homePage || null }),
    ...(openTo === undefined ? {} : { open_to: openTo }),
  };
  if (Object.keys(change).length === 0) return {};
  await database.tenant(companyId, async (trx) => {
    await trx.updateTable('app').set(change).where('company_id', '=', companyId).where('id', '=', appId).execute();
    const entry = { action: 'app.changed', companyId, actor: me, target: scope.app!.key, address: request.ip };
    await audit.record({ ...entry, detail: { fields: Object.keys(change) } }, trx);
  });
  return {};
}

/** `POST …/app/{appKey}/archive`. The pages stay as they are; nobody builds in the app until it is taken out again. */
export async function archiveApp({ services, scope, body, me, request }: Call<'archiveApp'>) {
  const { database, audit, now } = services;
  const { companyId, appId } = scope;
  const archived_at = body.isArchived ? now() : null;
  await database.tenant(companyId, async (trx) => {
    await trx
      .updateTable('app')
      .set({ archived_at })
      .where('company_id', '=', companyId)
      .where('id', '=', appId)
      .where('archived_at', body.isArchived ? 'is' : 'is not', null)
      .execute();
    const action = body.isArchived ? 'app.archived' : 'app.unarchived';
    await audit.record({ action, companyId, actor: me, target: scope.app!.key, address: request.ip }, trx);
  });
  return {};
}
