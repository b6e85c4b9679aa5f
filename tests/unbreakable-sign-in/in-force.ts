import { resolveScope } from '../../server-mock/kernel/contracts/scope.ts';
import type { Scope } from '../../server-mock/kernel/contracts/tenancy.ts';
import { Failure } from '../../server-mock/kernel/errors/fail.ts';
import type { Services } from '../../server-mock/kernel/services/service-base.ts';
import { SCREEN_CHANNEL } from '../../server-mock/platform/screens/broadcast.ts';
import { storeEvent } from '../../server-mock/platform/screens/publish.ts';
import type { Corruption } from './corruption.ts';

/** Writes a page into the database as the version in force, as if a program without a checker had published it. */
async function store({ database }: Services, { companyId, appId }: Scope, { screen, schema, number }: Corruption) {
  const row = { company_id: companyId, app_id: appId, screen_id: screen };
  const version = number + 1;
  await database.tenant(companyId, async (trx) => {
    const values = { ...row, version, schema: JSON.stringify(schema), author_id: 1 };
    await trx.insertInto('screen_version').values(values).execute();
    const inForce = { published_version: version };
    await trx
      .insertInto('screen')
      .values({ ...row, ...inForce })
      .onConflict((conflict) => conflict.columns(['company_id', 'app_id', 'screen_id']).doUpdateSet(inForce))
      .execute();
  });
  const event = await database.tenant(companyId, (trx) => storeEvent(trx, { companyId, appId }, screen, version));
  await database.notify(SCREEN_CHANNEL, JSON.stringify(event));
}

/**
 * Publishes a spoilt page on the platform's level, or writes it past the checker where that refuses it.
 * @returns takes the page away
 */
export async function putInForce(services: Services, corruption: Corruption): Promise<() => Promise<void>> {
  const { number, screen, schema } = corruption;
  const level = await resolveScope(services.companies, {}, null);
  const user = { id: number + 1, name: 'Author' };
  const actor = { user, address: '127.0.0.1', locale: 'en-US' as const, requireRight: async () => undefined };
  try {
    await services.screens.publish(level, screen, { schema: schema as never, note: '' }, actor);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await store(services, level, corruption);
  }
  return () => services.screens.remove(level, screen, actor).then(() => undefined);
}
