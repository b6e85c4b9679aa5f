import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { copyOfSchemas, startServer, type TestServer } from '../../../tests/support/server.ts';

const DOCS = 'schemas/screens/docs/empty.json';
const PROFILE = 'schemas/screens/user-center/profile.json';

onOneEngine((engine) => {
  const roots = [copyOfSchemas(), copyOfSchemas()] as const;
  const readers: EventReader[] = [];
  let server: TestServer;
  let production: TestServer;
  const original = (file: string) => readFileSync(join(roots[0], file), 'utf8');
  const shipped = { docs: original(DOCS), profile: original(PROFILE) };

  beforeAll(async () => {
    server = await startServer({ storage: await engine.storage(), projectRoot: roots[0] });
    production = await startServer({ storage: await engine.storage(), projectRoot: roots[1], isProduction: true });
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await Promise.all([server.stop(), production.stop()]);
    for (const root of roots) rmSync(root, { recursive: true });
  });

  async function listen(person: Person): Promise<EventReader> {
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await EventReader.open(`${person.base}/api/screen-events`, { cookie });
    readers.push(reader);
    return reader;
  }
  const mistakesOf = (reader: EventReader) => reader.received.filter(({ event }) => event === 'mistakes');
  const save = (file: string, text: string, root = roots[0]) => writeFileSync(join(root, file), text);

  it('tells administrators alone, in both languages, with the line, until the file is right', async () => {
    const admin = await listen(await server.person('admin'));
    const others = [await listen(await server.person('owner')), await listen(await server.person('member'))];
    others.push(await listen(server.visitor()));
    const long = `"className": "${'x'.repeat(400)}", "body": [{ "type": "input-txt", "id": "${'b'.repeat(300)}" }]`;
    save(DOCS, `{\n  "type": "page", "id": "a",\n  ${long}\n}\n`);
    const { data } = await admin.until(({ event }) => event === 'mistakes');
    expect(data).toMatchObject({ file: DOCS, more: 0 });
    const [mistake] = data['mistakes'] as { text: string; line: number; column: number }[];
    expect(mistake).toMatchObject({
      line: 3,
      code: 'type.unknown',
      suggestion: 'input-text',
      message: {
        'en-US': 'There is no type "input-txt". Did you mean "input-text"?',
        'zh-CN': expect.stringMatching(/input-txt.*input-text/),
      },
    });
    expect(mistake!.text).toHaveLength(200);
    // With what stands before it.
    expect(mistake!.text).toContain('xx", "body": [{ "type": "input-txt"');

    const late = await listen(await server.person('admin'));
    expect((await late.until(({ event }) => event === 'mistakes')).data).toEqual(data);

    save(DOCS, shipped.docs);
    await admin.until(({ event, data: { mistakes } }) => event === 'mistakes' && (mistakes as []).length === 0);
    save(PROFILE, `${shipped.profile}\n`);
    for (const reader of [...others, admin]) {
      await reader.until(({ event, data: { id } }) => event === 'screen' && id === 'user-center/profile');
    }
    expect(others.flatMap(mistakesOf)).toEqual([]);
    save(PROFILE, shipped.profile);
  });

  it('tells of at most five mistakes of a file, and how many more there are', async () => {
    const admin = await listen(await server.person('admin'));
    const body = Array.from({ length: 8 }, (_, at) => ({ type: 'input-txt', id: `b${at}` }));
    save(DOCS, JSON.stringify({ type: 'page', id: 'a', body }));
    const { data } = await admin.until(({ event, data: { more } }) => event === 'mistakes' && Number(more) > 0);
    expect(data).toMatchObject({ mistakes: expect.objectContaining({ length: 5 }), more: 3 });
    save(DOCS, shipped.docs);
    await admin.until(({ event, data: { mistakes } }) => event === 'mistakes' && (mistakes as []).length === 0);
  });

  it('tells administrators alone of the first one in production, with its place', async () => {
    const admin = await listen(await production.person('admin'));
    const others = [await listen(await production.person('owner')), await listen(production.visitor())];
    save(DOCS, '{\n  "type": "page",\n  "body": [{ "type": "input-txt" }, { "type": "tpll" }]\n}\n', roots[1]);
    const { data } = await admin.until(({ event }) => event === 'screen-error');
    const message = 'There is no type "input-txt". Did you mean "input-text"?';
    expect(data).toEqual({ id: 'docs/empty', file: DOCS, line: 3, column: 22, message });
    save(DOCS, shipped.docs, roots[1]);
    for (const reader of [...others, admin]) {
      await reader.until(({ event, data: { id } }) => event === 'screen' && id === 'docs/empty');
    }
    expect([...others, admin].flatMap(mistakesOf)).toEqual([]);
    expect(others.flatMap(({ received }) => received).filter(({ event }) => event === 'screen-error')).toEqual([]);
  });
});
