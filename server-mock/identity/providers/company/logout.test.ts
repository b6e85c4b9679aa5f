import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { somebodyNew, startWorldly, type Worldly } from '../../../../tests/support/providers/platform.ts';
import { thirdSettings } from '../../../../tests/support/providers/settings.ts';
import { signInBy } from '../../../../tests/support/providers/walk.ts';
import { writeCompanyProvider } from './provider.ts';
import { filledIn } from './third-settings.ts';

onOneEngine((engine) => {
  let worldly: Worldly;

  beforeAll(async () => {
    worldly = await startWorldly(engine);
    const { services } = worldly.platform;
    const globex = (await services.companies.findByKey('globex'))!;
    const logoutUrl = 'https://globex.example/out';
    const settings = filledIn({ ...thirdSettings(worldly.world.url), logoutUrl });
    await writeCompanyProvider(services, { companyId: globex.id, settings });
  });
  somebodyNew(() => worldly.world);

  /** Somebody comes in by the account at globex's provider, in another browser and later on. */
  async function arriveByGlobex(accountId: number): Promise<void> {
    const { services } = worldly.platform;
    const globex = (await services.companies.findByKey('globex'))!;
    const later = new Date(services.now().getTime() + 1000);
    await services.database.query
      .insertInto('identity')
      .values({
        id: accountId,
        provider: 'third-company',
        company_id: globex.id,
        subject: `account-${accountId}`,
        account_id: accountId,
        name: '',
        email: '',
        created_at: later,
        last_used_at: later,
      })
      .execute();
  }

  it("leads to the sign-out address of the session's own company, whoever came in later", async () => {
    const { platform, world } = worldly;
    const person = platform.visitor();
    await signInBy(person, 'third-company', '?company=acme');
    await arriveByGlobex((await person.get<{ id: number }>('/api/user/info')).json.data.id);
    expect((await person.post('/logout')).json.data).toEqual({ redirect: `${world.url}/sso/logout` });
  });

  it("leads a session of another way to no company's address", async () => {
    const person = await worldly.platform.person('member');
    await arriveByGlobex((await person.get<{ id: number }>('/api/user/info')).json.data.id);
    expect((await person.post('/logout')).json.data).toEqual({ redirect: '/logout' });
  });
});
