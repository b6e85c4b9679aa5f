import { type Call, listPage } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { keptUntil } from '../../kernel/values/kept.ts';
import { countApps, MOST_APPS, removedOf, requireRoomForRemoved, setRemoved, setRestored } from './app-rows.ts';

/** `POST …/app/{appKey}/remove`. Nothing of the app is deleted for 30 days, so it can be restored. Throws `name-differs` or `too-many-removed-apps`. */
export async function removeApp({ services, scope, body, me, request }: Call<'removeApp'>) {
  const { database, audit, now } = services;
  const { companyId, app } = scope;
  const { key, name } = app!;
  if (body.name.trim() !== name) throw fail('name-differs', { field: 'name' });
  await database.tenant(companyId, async (trx) => {
    await requireRoomForRemoved(trx, companyId);
    if (!(await setRemoved(trx, { companyId, key }, now()))) throw fail('not-found');
    await audit.record({ action: 'app.removed', companyId, actor: me, target: key, address: request.ip }, trx);
  });
  return {};
}

/** `GET …/removed-app`. */
export async function removedApps(context: Call<'removedApps'>) {
  const { services, scope } = context;
  const rows = await removedOf(services.database, scope.companyId, services.now());
  const apps = rows.map(({ key, name, removed_at }) => {
    const removedAt = new Date(removed_at!);
    return { key, name, removedAt: removedAt.toISOString(), keptUntil: keptUntil(removedAt).toISOString() };
  });
  return listPage(context, apps);
}

/** `POST …/removed-app/{key}`. Throws `not-found`, also when the app's 30 days are over, or `too-many-apps`. */
export async function restoreApp({ services, scope, params, me, request }: Call<'restoreApp'>) {
  const { database, audit, now } = services;
  const { companyId, company } = scope;
  const { key } = params;
  await database.tenant(companyId, async (trx) => {
    if ((await countApps(trx, companyId)) >= MOST_APPS) throw fail('too-many-apps', { values: { count: MOST_APPS } });
    if (!(await setRestored(trx, { companyId, key }, now()))) throw fail('not-found');
    await audit.record({ action: 'app.restored', companyId, actor: me, target: key, address: request.ip }, trx);
  });
  return { redirect: `/company/${company!.key}/app/${key}` };
}
