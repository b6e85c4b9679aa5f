import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { setMembership } from '../../identity/companies/membership.ts';

const screen = '/api/company/globex/screen/company/desk';
const schema = { type: 'page', body: 'x' };

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });
  beforeEach(async () => {
    owner = await platform.person('owner');
  });

  let afterwards = () => {};
  afterEach(() => afterwards());

  /** Lets something happen once a call has been let in, and before its page is checked. */
  function meanwhile(happen: () => Promise<unknown>): void {
    const { screens } = platform.services;
    const { publish, saveDraft } = screens;
    afterwards = () => Object.assign(screens, { publish, saveDraft });
    screens.publish = async (...wish) => {
      await happen();
      return publish(...wish);
    };
    screens.saveDraft = async (...wish) => {
      await happen();
      return saveDraft(...wish);
    };
  }

  const stored = async () => {
    const { services } = platform;
    const { id } = (await services.companies.findByKey('globex'))!;
    return services.database.tenant(id, (trx) =>
      trx.selectFrom('screen').select(['draft', 'published_version']).execute(),
    );
  };

  it.each(['publish', 'draft'])('stores nothing for a session that has ended: %s', async (call) => {
    const stolen = await platform.person('owner');
    meanwhile(() => owner.post('/api/user/sessions/end-others'));
    expect((await stolen.post(`${screen}/${call}`, { schema })).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it.each(['publish', 'draft'])('stores nothing for a role that was taken away: %s', async (call) => {
    const { services } = platform;
    const { id: companyId } = (await services.companies.findByKey('globex'))!;
    const accountId = (await owner.get<{ id: number }>('/api/user/info')).json.data.id;
    meanwhile(() => setMembership(services.database, { companyId, accountId, role: 'member' }));
    expect((await owner.post(`${screen}/${call}`, { schema })).status).toBe(403);
    expect(await stored()).toEqual([]);
    await setMembership(services.database, { companyId, accountId, role: 'owner' });
  });

  it.each(['publish', 'draft'])('stores what a session asked for whose token has changed: %s', async (call) => {
    const { services } = platform;
    const token = owner.cookies.get(services.config.session.cookieName)!;
    meanwhile(() => services.sessions.renew(token));
    expect((await owner.post(`${screen}/${call}`, { schema })).status).toBe(200);
  });
});
