import { beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const path = '/auth/phone?method=password';
const fresh = 'Better12#';

onOneEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  const change = async (owner: Person) => {
    const body = { originalPassword: demoPassword, password: fresh, repeatPassword: fresh };
    expect((await owner.post('/api/user/password', body)).status).toBe(200);
  };

  /** Does something the next time that an attempt comes to its turn, and before it is made. */
  function whileTheNextAttemptWaits(meanwhile: () => Promise<unknown>): void {
    const { limits } = platform.services;
    const { turn } = limits;
    vi.spyOn(limits, 'turn').mockImplementationOnce(async (...given) => {
      await meanwhile();
      return turn(...given);
    });
  }

  it('changes no password for a session that ended while the change waited', async () => {
    const [thief, owner] = [await platform.person('owner'), await platform.person('owner')];
    const taken = { originalPassword: demoPassword, password: 'Attack12#', repeatPassword: 'Attack12#' };
    whileTheNextAttemptWaits(() => owner.post('/api/user/sessions/end-others', {}));
    expect((await thief.post('/api/user/password', taken)).status).toBe(401);
    await platform.visitor().signIn('owner', demoPassword);
  });

  it('refuses the former password of an attempt that waited while the owner changed it', async () => {
    const [visitor, owner] = [platform.visitor(), await platform.person('member')];
    whileTheNextAttemptWaits(() => change(owner));
    const answer = await visitor.post(path, { email: 'member', token: demoPassword });
    expect([answer.status, answer.json.msg]).toEqual([422, 'The account or the password is wrong.']);
    expect((await visitor.get('/api/user/info')).status).toBe(401);
  });

  it('opens no session by a password that was changed just after it was compared', async () => {
    const [visitor, owner] = [platform.visitor(), await platform.person('owner')];
    const { sessions } = platform.services;
    const { create } = sessions;
    vi.spyOn(sessions, 'create').mockImplementationOnce(async (...given) => {
      await change(owner);
      return create(...given);
    });
    expect((await visitor.post(path, { email: 'owner', token: demoPassword })).status).toBe(422);
    expect((await visitor.get('/api/user/info')).status).toBe(401);
  });
});
