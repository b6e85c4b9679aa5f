import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { copyOfSchemas, startServer, type TestServer } from '../../../tests/support/server.ts';
import { createLog } from '../http/log.ts';

const page = (text: string) => ({ type: 'page', body: text });

onOneEngine((engine) => {
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

  async function listen(person: Person): Promise<EventReader> {
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await EventReader.open(`${server.base}/api/screen-events`, { cookie });
    readers.push(reader);
    return reader;
  }

  const file = (name: string) => join(projectRoot, 'schemas', name);
  const login = file('screens/account/login.json');
  const shipped = readFileSync(login, 'utf8');

  it('files that are saved in place or by renaming are in force at once', async () => {
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

  it('files that are malformed leave the last good screen in force and tell administrators where they break', async () => {
    const reader = await listen(await server.person('admin@example.com'));
    const others = [await listen(server.visitor()), await listen(owner)];
    const profile = file('screens/user-center/profile.json');
    const before = readFileSync(profile, 'utf8');
    const shown = async () => (await owner.get('/api/screen/user-center/profile')).json.data.schema;
    const whole = await shown();
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
    expect(await shown()).toEqual(whole);
    writeFileSync(profile, before);
    for (const each of [reader, ...others]) {
      await each.until((event) => event.event === 'screen' && event.data['id'] === 'user-center/profile');
    }
    const eventsOf = (readers: EventReader[]) => readers.flatMap(({ received }) => received.map(({ event }) => event));
    expect(eventsOf(others)).not.toContain('mistakes');
    // The bar of production would say in English what the list of mistakes says in the reader's language.
    expect(eventsOf([reader, ...others])).not.toContain('screen-error');
  });

  it('files that no page could be published from leave the last good screen in force, until what they lack is there', async () => {
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

  it('files that are new are in force, in new folders too, and stay in force when they are gone', async () => {
    const reader = await listen(owner);
    mkdirSync(file('screens/manual'));
    writeFileSync(file('screens/manual/extra.json'), JSON.stringify(page('extra')));
    await reader.until(({ data }) => data['id'] === 'manual/extra');
    expect((await owner.get('/api/screen/manual/extra')).status).toBe(200);
    for (const gone of ['manual/extra', 'account/login']) {
      const said = new Promise<void>((resolve) => {
        onLine = (line) =>
          line === `schemas/screens/${gone}.json is gone; the last good screen stays until the next start` && resolve();
      });
      rmSync(file(`screens/${gone}.json`));
      await said;
    }
    expect((await owner.get('/api/screen/manual/extra')).json.data.schema).toEqual(page('extra'));
    expect((await server.visitor().get('/login')).status).toBe(200);
  });

  it('files of texts and routes that are malformed are named in the log and leave the last good ones in force', async () => {
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

  it('files of texts and routes are reread too', async () => {
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
