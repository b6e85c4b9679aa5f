import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPostgres } from '../tests/support/databases.ts';
import { EventReader } from '../tests/support/event-reader.ts';
import { Person } from '../tests/support/person.ts';
import { startServer, type TestServer } from '../tests/support/server.ts';
import { streamLimits } from './platform/screens/stream-places.ts';

/** What two nodes on one PostgreSQL must have in common. */
onPostgres((engine) => {
  let first: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    const storage = await engine.storage();
    first = await startServer({ storage });
    second = await startServer({ storage: { ...storage, dataDir: (await engine.storage()).dataDir } });
  });
  afterAll(async () => {
    await first.stop();
    await second.stop();
  });

  /** The same browser, sent to the other node by the load balancer. */
  function at(server: TestServer, person: Person): Person {
    const moved = new Person(server.base, { 'accept-language': 'en' });
    for (const [name, value] of person.cookies) moved.cookies.set(name, value);
    return moved;
  }

  /** Resolves when a node hears of something after now; what the node itself does about it is done by then. */
  function heardBy(server: TestServer, channel: string): Promise<string> {
    return new Promise((resolve) => void server.services.database.listen(channel, resolve));
  }

  it('sessions: signed in on one is signed in on the other, signed out on one is out on both', async () => {
    const member = await first.person('member');
    const elsewhere = at(second, member);
    for (const person of [member, elsewhere]) expect((await person.get('/api/user/info')).status).toBe(200);
    const heard = heardBy(first, 'pagewright_session');
    await elsewhere.post('/logout');
    await heard;
    expect((await member.get('/api/user/info')).status).toBe(401);
  });

  it('accounts: one changed on one is the changed one on the other, and all its sessions can be ended', async () => {
    const owner = await first.person('owner');
    const elsewhere = at(second, owner);
    expect((await elsewhere.get('/api/user/info')).json.data).toMatchObject({ nickName: '' });
    const changed = heardBy(second, 'pagewright_account');
    const { json } = await owner.post<{ id: number }>('/api/user/info', { nickName: 'Chief' });
    await changed;
    expect(await second.services.sessions.find(owner.cookies.get('pagewright_session')!)).toMatchObject({
      user: { nickName: 'Chief' },
    });
    const ended = heardBy(second, 'pagewright_account');
    await first.services.sessions.endAll(json.data.id);
    await ended;
    expect((await elsewhere.get('/api/user/info')).status).toBe(401);
  });

  it('codes: one sent by one node is redeemed once, on either', async () => {
    const code = await first.services.codes.issue('login', 'member@example.com');
    const redeem = (server: TestServer) => server.services.codes.redeem('login', 'member@example.com', code);
    const outcomes = await Promise.all([redeem(first), redeem(second), redeem(first), redeem(second)]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('limits: hits on both count together', async () => {
    const hits = Array.from({ length: 12 }, (_, index) => (index % 2 ? first : second));
    const outcomes = await Promise.all(hits.map(({ services }) => services.limits.hit('shared', 5, 60)));
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  it('screens: browsers that have what was published count on both, wherever they fetch it', async () => {
    const admin = await first.person('admin@example.com');
    const path = '/api/screen/errors/offline';
    const tabs = ['tab-of-the-first-node', 'tab-of-the-second-node'];
    const readers = await Promise.all(
      [first, second].map(({ base }, at) => EventReader.open(`${base}/api/screen-events?tab=${tabs[at]}`)),
    );
    const { version } = (await admin.post(`${path}/publish`, { schema: { type: 'page', body: 'taken' } })).json.data;
    for (const each of readers) await each.until(({ data }) => data['id'] === 'errors/offline');
    // Both fetch from the first node.
    for (const tab of tabs) await first.visitor().send(path, { headers: { 'x-tab': tab } });
    for (const person of [admin, at(second, admin)]) {
      const count = async () => (await person.get(`${path}/taken?version=${version}`)).json.data.browsers;
      await expect.poll(count).toBe(2);
    }
    for (const each of readers) each.close();
  });

  it('screens: a publish on one is told and shown by the other', async () => {
    const admin = await first.person('admin@example.com');
    const path = '/api/screen/home/companies';
    const elsewhere = at(second, admin);
    expect((await elsewhere.get(path)).json.data.layer).toBe('builtin');
    const reader = await EventReader.open(`${second.base}/api/screen-events`);
    const { json } = await admin.post(`${path}/publish`, { schema: { type: 'page', body: 'shared' } });
    const event = await reader.until(({ data }) => data['id'] === 'home/companies');
    expect(event.data).toEqual({ id: 'home/companies', layer: 'platform', version: json.data.version });
    expect((await elsewhere.get(path)).json.data.schema).toEqual({ type: 'page', body: 'shared' });
    const etags = await Promise.all([admin.get(path), elsewhere.get(path)]);
    expect(etags[0].headers.get('etag')).toBe(etags[1].headers.get('etag'));
    const { lastEventId } = reader;
    reader.close();
    await admin.send(path, { method: 'DELETE' });
    const moved = await EventReader.open(`${first.base}/api/screen-events`, { 'last-event-id': lastEventId });
    await moved.until(({ data }) => data['id'] === 'home/companies' && data['version'] === 0);
    moved.close();
  });

  it('event streams: each node counts its own', async () => {
    const owner = await first.person('owner');
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const open = ({ base }: TestServer) => EventReader.open(`${base}/api/screen-events`, { cookie });
    const readers = await Promise.all(Array.from({ length: streamLimits.perAccount }, () => open(first)));
    await expect(open(first)).rejects.toThrow('503');
    readers.push(await open(second));
    for (const reader of readers) reader.close();
  });

  it('editors: who opens a screen on one node is shown and announced on the other', async () => {
    const path = '/api/company/globex/screen/sales/nodes/presence';
    const [here, elsewhere] = [await first.person('owner'), await second.person('owner')];
    const cookie = [...elsewhere.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await EventReader.open(`${second.base}/api/screen-events`, { cookie });
    await here.post(path, { tab: 'tab-of-the-first-node' });
    await reader.until(({ event }) => event === 'presence');
    reader.close();
    expect((await elsewhere.post(path, { tab: 'tab-of-the-second-node' })).json.data).toMatchObject({
      people: [{ isMe: true }],
    });
  });

  it('preview links: one made by one node shows the draft on the other', async () => {
    const admin = await first.person('admin@example.com');
    const path = '/api/screen/home/companies';
    const draft = { schema: { type: 'page', body: 'drafted' } };
    const { json } = await admin.post<{ preview: string }>(`${path}/draft`, draft);
    const viewer = await second.person('admin@example.com');
    const shown = await viewer.get(path + json.data.preview);
    expect([shown.status, shown.json.data?.schema]).toEqual([200, draft.schema]);
  });
});
