import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readComposed } from '../../../src/validation/parts/shipped.ts';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { copyOfSchemas, startServer, type TestServer } from '../../../tests/support/server.ts';
import { endMembership, setMembership } from '../../identity/companies/membership.ts';
import { createLog } from '../http/log.ts';

const page = (text: string) => ({ type: 'page', body: text });
const address = '/api/screen-events';

forEachEngine((engine) => {
  const projectRoot = copyOfSchemas();
  const readers: EventReader[] = [];
  const logged: string[] = [];
  let onLine: (line: string) => void = () => undefined;
  const log = createLog('warn', {
    write(text) {
      const line: string = JSON.parse(text).msg;
      logged.push(line);
      onLine(line);
    },
  });
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await startServer({ storage: await engine.storage(), projectRoot, log });
    owner = await server.person('owner@example.com');
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await server.stop();
    rmSync(projectRoot, { recursive: true });
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

  describe('files', () => {
    const file = (name: string) => join(projectRoot, 'schemas', name);
    const login = file('screens/account/login.json');
    const shipped = readFileSync(login, 'utf8');

    it('that are saved in place or by renaming are in force at once', async () => {
      const reader = await listen(server.visitor());
      writeFileSync(login, JSON.stringify(page('in place')));
      const first = await reader.until(({ event }) => event === 'screen');
      expect(first.data).toMatchObject({ id: 'account/login', layer: 'builtin' });
      const shown = await server.visitor().get('/api/screen/account/login');
      expect(shown.json.data).toMatchObject({ schema: page('in place'), version: first.data['version'] });
      writeFileSync(`${login}.tmp`, JSON.stringify(page('renamed')));
      renameSync(`${login}.tmp`, login);
      await reader.until(({ data }) => data['id'] === 'account/login' && data['version'] !== first.data['version']);
      expect((await server.visitor().get('/login')).text).toContain('renamed');
      writeFileSync(login, shipped);
    });

    it('that are malformed leave the last good screen in force and tell administrators where they break', async () => {
      const reader = await listen(await server.person('admin@example.com'));
      const others = [await listen(server.visitor()), await listen(owner)];
      const profile = file('screens/user-center/profile.json');
      const before = readFileSync(profile, 'utf8');
      const whole = readComposed(projectRoot, 'user-center/profile');
      writeFileSync(profile, '{\n  "type": "page",\n  "body": [}\n}\n');
      const name = 'schemas/screens/user-center/profile.json';
      const { data } = await reader.until(({ event, data }) => event === 'mistakes' && data['file'] === name);
      expect(data).toMatchObject({
        mistakes: [
          { line: 3, column: 12, message: { 'en-US': expect.stringContaining('A closing bracket ] is missing here') } },
        ],
      });
      await expect
        .poll(() => logged.at(-1))
        .toMatch(/^schemas\/screens\/user-center\/profile\.json:3:12 error json\.close-bracket-expected A closing/);
      expect((await owner.get('/api/screen/user-center/profile')).json.data.schema).toEqual(whole);
      writeFileSync(profile, before);
      for (const each of [reader, ...others]) {
        await each.until((event) => event.event === 'screen' && event.data['id'] === 'user-center/profile');
      }
      const eventsOf = (readers: EventReader[]) =>
        readers.flatMap(({ received }) => received.map(({ event }) => event));
      expect(eventsOf(others)).not.toContain('mistakes');
      // The bar of production would say in English what the list of mistakes says in the reader's language.
      expect(eventsOf([reader, ...others])).not.toContain('screen-error');
    });

    it('that no page could be published from leave the last good screen in force, until what they lack is there', async () => {
      const reader = await listen(await server.person('admin@example.com'));
      const docs = file('screens/docs/empty.json');
      const before = await owner.get('/api/screen/docs/empty');
      const mistaken = '{\n  "type": "page",\n  "body": [{ "type": "input-txt" }]\n}\n';
      writeFileSync(docs, mistaken);
      const message = 'There is no type "input-txt". Did you mean "input-text"?';
      await expect
        .poll(() => logged.at(-1))
        .toBe(`schemas/screens/docs/empty.json:3:22 error type.unknown ${message} (/body/0/type)`);
      expect((await owner.get('/api/screen/docs/empty')).json.data).toEqual(before.json.data);
      writeFileSync(docs, JSON.stringify(page('i18n:docs.fresh')));
      await expect.poll(() => logged.at(-1)).toContain('docs.fresh');
      for (const locale of ['en-US', 'zh-CN']) {
        const path = file(`locales/${locale}.json`);
        writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), 'docs.fresh': 'Fresh' }));
      }
      await reader.until(({ event, data }) => event === 'screen' && data['id'] === 'docs/empty');
      expect((await owner.get('/api/screen/docs/empty')).json.data.schema).toEqual(page('i18n:docs.fresh'));
    });

    it('that are new are in force, in new folders too, and stay in force when they are gone', async () => {
      const reader = await listen(owner);
      mkdirSync(file('screens/manual'));
      writeFileSync(file('screens/manual/extra.json'), JSON.stringify(page('extra')));
      await reader.until(({ data }) => data['id'] === 'manual/extra');
      expect((await owner.get('/api/screen/manual/extra')).status).toBe(200);
      for (const gone of ['manual/extra', 'account/login']) {
        const said = new Promise<void>((resolve) => {
          onLine = (line) =>
            line === `schemas/screens/${gone}.json is gone; the last good screen stays until the next start` &&
            resolve();
        });
        rmSync(file(`screens/${gone}.json`));
        await said;
      }
      expect((await owner.get('/api/screen/manual/extra')).json.data.schema).toEqual(page('extra'));
      expect((await server.visitor().get('/login')).status).toBe(200);
    });

    it('of texts and routes that are malformed are named in the log and leave the last good ones in force', async () => {
      const said = (start: string) =>
        new Promise<string>((resolve) => {
          onLine = (line) => line.startsWith(start) && resolve(line);
        });
      const routes = readFileSync(file('routes.json'), 'utf8');
      const mistake = said('schemas/routes.json:3:14 error json.value-expected A value is missing here');
      writeFileSync(file('routes.json'), routes.replace('"routes": [', '"routes": [,'));
      await mistake;
      expect((await owner.get('/')).status).toBe(200);
      writeFileSync(file('routes.json'), routes);
      const texts = readFileSync(file('locales/zh-CN.json'), 'utf8');
      const line = said('schemas/locales/zh-CN.json:1:2 error json.property-name-expected A property name');
      writeFileSync(file('locales/zh-CN.json'), texts.replace('{', '{,'));
      await line;
      expect((await server.visitor().get('/api/locales/zh-CN')).json.data['login.title']).toBeTruthy();
      writeFileSync(file('locales/zh-CN.json'), texts);
    });

    it('of texts and routes are reread too', async () => {
      const reader = await listen(server.visitor());
      const texts = JSON.parse(readFileSync(file('locales/en-US.json'), 'utf8'));
      writeFileSync(file('locales/en-US.json'), JSON.stringify({ ...texts, 'api.not-found': 'Nowhere to be seen' }));
      expect((await reader.until(({ event }) => event === 'locale')).data).toEqual({ locale: 'en-US' });
      expect((await server.visitor().get('/api/nothing')).json.msg).toBe('Nowhere to be seen');
      const table = JSON.parse(readFileSync(file('routes.json'), 'utf8'));
      table.routes.push({ path: '/fresh', redirect: '/login' });
      writeFileSync(file('routes.json'), JSON.stringify(table));
      await reader.until(({ event }) => event === 'routes');
      expect((await server.visitor().get('/fresh')).headers.get('location')).toBe('/login');
    });
  });
});
