import { beforeEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const screen = '/api/company/globex/screen/company/desk';
const schema = { type: 'page', body: 'x' };

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;

  beforeEach(async () => {
    platform = await startDemoPlatform(engine);
    owner = await platform.person('owner');
  });

  /** Lets something happen once a call has been let in, and before its page is checked. */
  function meanwhile(happen: () => Promise<unknown>): void {
    const { screens } = platform.services;
    const { publish, saveDraft } = screens;
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
    const { id } = (await services.companies.findByKey('globex'))!;
    meanwhile(() =>
      services.database.tenant(id, (trx) => trx.updateTable('membership').set({ role: 'member' }).execute()),
    );
    expect((await owner.post(`${screen}/${call}`, { schema })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it.each(['publish', 'draft'])('stores what a session asked for whose token has changed: %s', async (call) => {
    const { services } = platform;
    const token = owner.cookies.get(services.config.session.cookieName)!;
    meanwhile(() => services.sessions.renew(token));
    expect((await owner.post(`${screen}/${call}`, { schema })).status).toBe(200);
  });
});
