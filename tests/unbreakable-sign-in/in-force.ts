import { addApp } from '../../server-mock/identity/companies/index.ts';
import { resolveScope } from '../../server-mock/kernel/contracts/scope.ts';
import type { Scope } from '../../server-mock/kernel/contracts/tenancy.ts';
import { Failure } from '../../server-mock/kernel/errors/fail.ts';
import type { Services } from '../../server-mock/kernel/services/service-base.ts';
import { SCREEN_CHANNEL } from '../../server-mock/platform/screens/broadcast.ts';
import { storeEvent } from '../../server-mock/platform/screens/publish.ts';
import type { Corruption } from './corruption.ts';

/** A spoilt page in force. */
export interface InForce {
  /** Where its visitors sign in. */
  address: string;
  /** Whether the checker let it be published; one that it refused was written into the database. */
  passed: boolean;
  /** Takes it away. The pages of companies and apps stay, since each page has a company of its own. */
  remove(): Promise<void>;
}

const APP = 'crm';

/** Companies made here are far from those of the demo data. */
const FIRST_COMPANY = 9_000_000_000;

/** A company of its own for a page, with an app where the page is an app's. */
async function newLevel({ services, number }: { services: Services; number: number }, level: Corruption['level']) {
  const { database, companies, now } = services;
  if (level === 'platform') return resolveScope(companies, {}, null);
  const [id, key] = [FIRST_COMPANY + number, `spoilt-${number}`];
  await database.query.insertInto('company').values({ id, key, name: key, created_at: now() }).execute();
  if (level === 'app') await addApp(database, { company_id: id, id: 1, key: APP, name: APP, created_at: now() });
  return resolveScope(companies, { companyKey: key, ...(level === 'app' ? { appKey: APP } : {}) }, null);
}

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

/** Publishes a spoilt page, or writes it past the checker where that refuses it. */
export async function putInForce(services: Services, corruption: Corruption, unseen: Set<number>): Promise<InForce> {
  const { number, level: name, screen, schema, chosen, isUnseen } = corruption;
  const level = await newLevel({ services, number }, name);
  const user = { id: number + 1, name: 'Author' };
  const actor = { user, address: '127.0.0.1', locale: 'en-US' as const, requireRight: async () => undefined };
  const choose = (page: string) => services.loginPages.set(level, page, actor);
  if (chosen) await choose(chosen);
  // The level has its choice in its records, which the checker looks at.
  const { company, app } = level;
  const named = await resolveScope(
    services.companies,
    { ...(company ? { companyKey: company.key } : {}), ...(app ? { appKey: app.key } : {}) },
    null,
  );
  let passed = false;
  if (isUnseen) unseen.add(level.companyId);
  else
    passed = await isPublished(() =>
      services.screens.publish(named, screen, { schema: schema as never, note: '' }, actor),
    );
  if (!passed) await store(services, level, corruption);
  const query = new URLSearchParams({
    ...(company ? { company: company.key } : {}),
    ...(app ? { app: app.key } : {}),
  });
  return {
    address: `/login?${query}`,
    passed,
    async remove() {
      if (name !== 'platform') return;
      await services.screens.remove(level, screen, actor);
      if (chosen) await choose('');
    },
  };
}

async function isPublished(publish: () => Promise<unknown>): Promise<boolean> {
  try {
    await publish();
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
