import { beforeAll, expect, it } from 'vitest';
import type { ListSessionsAnswer, SignInsAnswer } from '../../../src/types/generated/contracts/own-sessions.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { deviceOf } from '../sessions/device.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const sessionsOf = async (person: Person) =>
    (await person.get<ListSessionsAnswer>('/api/user/sessions')).json.data.items;
  const isSignedIn = async (person: Person) => (await person.get('/api/user/info')).status === 200;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it('lists the devices of the person alone, this one first, by what they say of themselves', async () => {
    await platform.person('owner');
    const here = await platform.person('member');
    await platform.visitor({ 'user-agent': phone }).signIn('member', demoPassword);
    const sessions = await sessionsOf(here);
    expect(sessions.map(({ current, device, mobile }) => ({ current, device, mobile }))).toEqual([
      { current: true, device: '', mobile: false },
      { current: false, device: 'Chrome 140 · Android', mobile: true },
    ]);
    expect(sessions[1]).toMatchObject({ method: 'password', address: '127.0.0.1' });
    expect(JSON.stringify(sessions)).not.toContain(here.cookies.get('pagewright_session'));
  });

  it('signs one device out, and nobody else’s', async () => {
    const [here, elsewhere] = [await platform.person('admin'), await platform.person('admin')];
    const other = (await sessionsOf(here)).find(({ current }) => !current)!;
    const stranger = await platform.person('member');
    expect((await stranger.post(`/api/user/sessions/end/${other.id}`)).status).toBe(404);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await here.post(`/api/user/sessions/end/${other.id}`)).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await here.post(`/api/user/sessions/end/${other.id}`)).status).toBe(404);
    expect((await auditOf(platform.services)).at(-1)).toMatchObject({ action: 'session.revoked', actor_name: 'Admin' });
  });

  it('signs all others out', async () => {
    const [here, ...others] = await Promise.all(Array.from({ length: 4 }, () => platform.person('owner')));
    expect((await here!.post('/api/user/sessions/end-others')).json.data['ended']).toBeGreaterThanOrEqual(3);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false]);
    expect(await sessionsOf(here!)).toHaveLength(1);
  });

  it('tells the person what happened to the account, the newest first, page by page', async () => {
    const person = await platform.person('member');
    await platform.visitor({ 'user-agent': phone }).post('/auth/phone?method=password', {
      email: 'member',
      token: 'Wrong123!',
    });
    const { items, total } = (await person.get<SignInsAnswer>('/api/user/sign-ins?perPage=2')).json.data;
    expect(items.map(({ event, failed, device }) => ({ event, failed, device }))).toEqual([
      { event: 'Failed to sign in · password', failed: true, device: 'Chrome 140 · Android' },
      { event: 'Signed in · password', failed: false, device: '' },
    ]);
    const next = (await person.get<SignInsAnswer>('/api/user/sign-ins?perPage=2&page=2')).json.data;
    expect(next.total).toBe(total);
    expect(next.items.map(({ id }) => id)).not.toContain(items[0]?.id);
    const strangers = (await (await platform.person('owner')).get<SignInsAnswer>('/api/user/sign-ins')).json.data;
    expect(strangers.items.map(({ id }) => id)).not.toContain(items[0]?.id);
    expect((await person.get('/api/user/sign-ins?perPage=1000000000')).status).toBe(422);
    expect((await platform.visitor().get('/api/user/sign-ins')).status).toBe(401);
  });

  it('takes any header for a device’s name', () => {
    for (const header of ['', 'x', '💥'.repeat(100), '<script>', `Mozilla/5.0 ${'('.repeat(2000)}`]) {
      expect(typeof deviceOf(header).name).toBe('string');
    }
  });
});
