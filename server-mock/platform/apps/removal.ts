import { type Call, listPage } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { removedIn, shownRemoved } from '../kept/index.ts';
import { removeAppRow, restoreAppRow } from './app-rows.ts';

/** `POST …/app/{appKey}/remove`. Nothing of the app is deleted for 30 days, so it can be restored. Throws `name-differs` or `too-many-removed-apps`. */
export async function removeApp({ services, scope, body, me, request }: Call<'removeApp'>) {
  const { database, audit, now } = services;
  const { companyId, app } = scope;
  const { key, name } = app!;
  if (body.name.trim() !== name) throw fail('name-differs', { field: 'name' });
  await database.tenant(companyId, async (trx) => {
    if (!(await removeAppRow(trx, { companyId, key, at: now() }))) throw fail('not-found');
    await audit.record({ action: 'app.removed', companyId, actor: me, target: key, address: request.ip }, trx);
  });
  return {};
}

/** `GET …/removed-app`. */
export async function removedApps(context: Call<'removedApps'>) {
  const { database, now } = context.services;
  const { companyId } = context.scope;
  const rows = await database.tenant(companyId, (trx) =>
    removedIn(trx, 'app', { companyId }, now()).select(['key', 'name', 'removed_at']).execute(),
  );
  return listPage(context, rows.map(shownRemoved));
}

/** `POST …/removed-app/{key}`. Throws `not-found`, also when the app's 30 days are over, or `too-many-apps`. */
export async function restoreApp({ services, scope, params, me, request }: Call<'restoreApp'>) {
  const { database, audit, now } = services;
  const { companyId, company } = scope;
  const { key } = params;
  await database.tenant(companyId, async (trx) => {
    await restoreAppRow(trx, { companyId, key, now: now() });
    await audit.record({ action: 'app.restored', companyId, actor: me, target: key, address: request.ip }, trx);
  });
  return { redirect: `/company/${company!.key}/app/${key}` };
}
