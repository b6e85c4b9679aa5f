import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import { EventReader } from '../../../../tests/support/event-reader.ts';
import type { Person } from '../../../../tests/support/person.ts';
import { setMembership } from '../../../identity/companies/membership.ts';

interface Shown {
  people: { name: string; isMe: boolean }[];
  more: number;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let member: Person;
  let companyId: number;
  let memberId: number;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [owner, member] = [await server.person('owner@example.com'), await server.person('member@example.com')];
    companyId = (await server.services.companies.findByKey('globex'))!.id;
    memberId = (await member.get<{ id: number }>('/api/user/info')).json.data.id;
    await setRole('admin');
  });
  afterAll(() => {
    for (const reader of readers) reader.close();
  });

  const setRole = (role: 'admin' | 'member') =>
    setMembership(server.services.database, { companyId, accountId: memberId, role });
  const tab = (name: string) => name.padEnd(16, '-');
  const say = (who: Person, screen: string, body: object) =>
    who.post<Shown>(`/api/company/globex/screen/sales/${screen}/presence`, body);
  const seen = async (who: Person, screen: string, name: string) =>
    (await say(who, screen, { tab: tab(name) })).json.data.people.map(({ isMe, name }) => (isMe ? 'me' : name));
  const leave = (who: Person, screen: string, name: string) => say(who, screen, { tab: tab(name), leaves: true });

  async function listen(who: Person): Promise<EventReader> {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await EventReader.open(`${server.base}/api/screen-events`, { cookie });
    readers.push(reader);
    return reader;
  }

  it('shows others and the own other tabs, each person once, until the tabs are closed or silent', async () => {
    expect(await seen(owner, 'shown', 'a')).toEqual([]);
    const [name] = await seen(member, 'shown', 'b');
    expect(name).toEqual(expect.any(String));
    expect(await seen(member, 'shown', 'c')).toEqual([name, 'me']);
    expect(await seen(owner, 'shown', 'a')).toHaveLength(1);
    expect(await seen(owner, 'elsewhere', 'd')).toEqual([]);
    await leave(member, 'shown', 'b');
    expect(await seen(owner, 'shown', 'a')).toHaveLength(1);
    await leave(owner, 'shown', 'c');
    expect(await seen(owner, 'shown', 'a')).toHaveLength(1);
    await leave(member, 'shown', 'c');
    expect(await seen(owner, 'shown', 'a')).toEqual([]);
    await seen(member, 'shown', 'b');
    server.later(120);
    expect(await seen(owner, 'shown', 'a')).toEqual([]);
  });

  it('shows a closed tab no more when a call that it sent before arrives late', async () => {
    await seen(owner, 'late', 'a');
    await seen(member, 'late', 'b');
    await leave(member, 'late', 'b');
    await seen(member, 'late', 'b');
    await leave(member, 'late', 'c');
    await seen(member, 'late', 'c');
    expect(await seen(owner, 'late', 'a')).toEqual([]);
  });

  it('tells at once those who manage the level, and nobody else', async () => {
    const platform = await server.person('admin@example.com');
    const [here, outside, visitor] = await Promise.all([owner, platform, server.visitor()].map(listen));
    await seen(member, 'told', 'a');
    const { data } = await here!.until(({ event }) => event === 'presence');
    expect(data).toEqual({ id: 'sales/told', layer: 'company' });
    await leave(member, 'told', 'a');
    await platform.post('/api/screen/errors/offline/publish', { schema: { type: 'page', body: 'x' } });
    for (const each of [here, outside, visitor]) await each!.until(({ data }) => data['id'] === 'errors/offline');
    const told = [here, outside, visitor].map(
      (each) => each!.received.filter(({ event }) => event === 'presence').length,
    );
    expect(told).toEqual([2, 0, 0]);
  });

  it('is for those who may edit the screen at the level, as long as they may', async () => {
    await seen(member, 'right', 'a');
    expect(await seen(owner, 'right', 'b')).toHaveLength(1);
    await setRole('member');
    expect((await say(member, 'right', { tab: tab('a') })).status).toBe(403);
    expect(await seen(owner, 'right', 'b')).toEqual([]);
    await setRole('admin');
    expect((await server.visitor().post('/api/screen/home/home/presence', { tab: tab('a') })).status).toBe(401);
    const ofPlatform = await owner.post('/api/company/globex/screen/screens/edit/presence', { tab: tab('a') });
    expect([ofPlatform.status, ofPlatform.json.msg]).toEqual([403, expect.any(String)]);
    expect((await say(owner, 'right', { tab: 'short' })).status).toBe(422);
  });

  it('notes no more than some tabs of one account', async () => {
    for (let count = 0; count < 40; count += 1) await seen(member, `many-${count}`, 'a');
    expect(await seen(owner, 'many-0', 'b')).toHaveLength(1);
    expect(await seen(owner, 'many-39', 'c')).toEqual([]);
  });
});
