import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { endMembership, setMembership } from '../../identity/companies/membership.ts';

const page = (text: string) => ({ type: 'page', body: text });
const address = '/api/screen-events';

forEachEngine((engine) => {
  const readers: EventReader[] = [];
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await startServer({ storage: await engine.storage() });
    owner = await server.person('owner@example.com');
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await server.stop();
  });

  async function listen(person: Person, headers: Record<string, string> = {}): Promise<EventReader> {
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await EventReader.open(server.base + address, { ...headers, cookie });
    readers.push(reader);
    return reader;
  }

  describe('publishes', () => {
    it('are told with id, layer and version', async () => {
      const admin = await server.person('admin@example.com');
      const reader = await listen(server.visitor());
      const { json } = await admin.post('/api/screen/home/companies/publish', { schema: page('x') });
      const event = await reader.until(({ event }) => event === 'screen');
      expect(event.data).toEqual({ id: 'home/companies', layer: 'platform', version: json.data.version });
      await admin.send('/api/screen/home/companies', { method: 'DELETE' });
      const gone = await reader.until(({ data }) => data['version'] === 0);
      expect(gone.data).toEqual({ id: 'home/companies', layer: 'platform', version: 0 });
    });

    it('of a company reach its members alone', async () => {
      const members = await listen(await server.person('member'));
      const outsider = await listen(await server.person('admin@example.com'));
      const visitor = await listen(server.visitor());
      await owner.post('/api/company/globex/screen/company/desk/publish', { schema: page('globex') });
      await owner.send('/api/company/globex/screen/company/desk', { method: 'DELETE' });
      await members.until(({ data }) => data['id'] === 'company/desk' && data['version'] === 0);
      const admin = await server.person('admin@example.com');
      await admin.post('/api/screen/errors/offline/publish', { schema: page('all') });
      for (const reader of [members, outsider, visitor])
        await reader.until(({ data }) => data['id'] === 'errors/offline');
      expect(outsider.received.filter(({ data }) => data['id'] === 'company/desk')).toEqual([]);
      expect(visitor.received.filter(({ data }) => data['id'] === 'company/desk')).toEqual([]);
    });

    it('of a company reach nobody whose session or membership has ended since the stream began', async () => {
      const { services } = server;
      const admin = await server.person('admin@example.com');
      const [leaver, signedOut] = await Promise.all([server.person('member'), server.person('member')]);
      const globex = (await services.companies.findByKey('globex'))!.id;
      const { accountId } = (await services.sessions.find(leaver.cookies.get(services.config.session.cookieName)!))!;
      const [here, left, out] = await Promise.all([owner, leaver, signedOut].map((person) => listen(person)));
      await services.sessions.end(signedOut.cookies.get(services.config.session.cookieName)!);
      await endMembership(services.database, { companyId: globex, accountId });
      await owner.post('/api/company/globex/screen/docs/ended/publish', { schema: page('globex') });
      await admin.post('/api/screen/errors/offline/publish', { schema: page('after') });
      for (const reader of [here!, left!]) await reader.until(({ data }) => data['id'] === 'errors/offline');
      await out!.ended;
      const heard = [here!, left!, out!].map(({ received }) =>
        received.some(({ data }) => data['id'] === 'docs/ended'),
      );
      expect(heard).toEqual([true, false, false]);
      await setMembership(services.database, { companyId: globex, accountId, role: 'member' });
    });

    it('of a company cost one look-up of its members, however many streams are open', async () => {
      const { companies } = server.services;
      const open = await Promise.all([1, 2, 3].map(async () => listen(await server.person('member'))));
      const look = vi.spyOn(companies, 'memberIds');
      await owner.post('/api/company/globex/screen/docs/once/publish', { schema: page('globex') });
      for (const reader of open) await reader.until(({ data }) => data['id'] === 'docs/once');
      expect(look).toHaveBeenCalledTimes(1);
      look.mockRestore();
    });

    it('of a company cost one look-up of all sessions, however many streams are open', async () => {
      const { companies, database, events } = server.services;
      const companyId = (await companies.findByKey('globex'))!.id;
      const open = await Promise.all([1, 2, 3].map(async () => listen(await server.person('member'))));
      const look = vi.spyOn(database.query, 'selectFrom');
      events.publish({ event: 'screen', data: { id: 'docs/sessions' }, companyId });
      for (const reader of open) await reader.until(({ data }) => data['id'] === 'docs/sessions');
      expect(look.mock.calls.filter(([table]) => (table as unknown) === 'session')).toHaveLength(1);
      look.mockRestore();
    });

    it('that were missed come after a reconnect, a company’s to its members', async () => {
      const first = await listen(await server.person('member'));
      const { lastEventId } = first;
      first.close();
      await owner.post('/api/company/globex/screen/sales/board/publish', { schema: page('missed') });
      const back = await listen(await server.person('member'), { 'last-event-id': lastEventId });
      await back.until(({ data }) => data['id'] === 'sales/board');
      const stranger = await listen(server.visitor(), { 'last-event-id': '0.other.0' });
      await stranger.until(({ data }) => data['layer'] === 'builtin' && data['id'] === 'account/login');
      expect(stranger.received.some(({ data }) => data['id'] === 'sales/board')).toBe(false);
    });
  });

  describe('a reader from before a restart', () => {
    /** What is told besides screens to who heard `cursor` last. */
    async function toldAfter(cursor: string): Promise<unknown[]> {
      const reader = await listen(server.visitor(), { 'last-event-id': cursor });
      await reader.until(({ data }) => data['layer'] === 'builtin');
      server.services.events.publish({ event: 'end', data: {} });
      await reader.until(({ event }) => event === 'end');
      const other = reader.received.filter(({ event }) => event !== 'screen' && event !== 'end');
      return other.map(({ event, data }) => ({ event, ...data }));
    }

    it('is told of texts and routes when they are no longer what they were', async () => {
      const [stored, , , content] = server.services.events.cursor().split('.');
      expect(await toldAfter(`${stored}.other.0.before`)).toEqual([
        { event: 'locale', locale: 'zh-CN' },
        { event: 'locale', locale: 'en-US' },
        { event: 'routes' },
      ]);
      expect(await toldAfter(`${stored}.other.0.${content}`)).toEqual([]);
    });

    it('is told that there was more than is told', async () => {
      const [stored, , , content] = server.services.events.cursor().split('.');
      const event = { company_id: -1, screen_id: 'docs/other', layer: 'platform', version: 1 };
      await server.services.database.tenant(-1, (trx) =>
        trx.insertInto('screen_event').values(Array(500).fill(event)).execute(),
      );
      expect(await toldAfter(`${stored}.other.0.${content}`)).toEqual([{ event: 'more' }]);
    });
  });

  it('are no endless answer to a HEAD request', async () => {
    const answer = await server.visitor().send(address, { method: 'HEAD' });
    expect(answer.status).toBe(200);
  });
});
