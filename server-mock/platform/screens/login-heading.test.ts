import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { copyOfSchemas, startServer, type TestServer } from '../../../tests/support/server.ts';

const PART = '/api/screen/account/sign-in-title';
const PAGE = '/api/screen/account/login';
const WORDS = 'Welcome to the harbour';

/** What docs/parts.md tells people to publish. */
function documented(): object {
  const text = readFileSync(new URL('../../../docs/parts.md', import.meta.url), 'utf8');
  return JSON.parse(/<<'END'\n(\{.*?\n\})\nEND/s.exec(text)?.[1] ?? '') as object;
}

interface Answer {
  schema: object;
  layer: string;
  parts: { id: string; layer: string; version: number; pointer: string }[];
}

onOneEngine((engine) => {
  const projectRoot = copyOfSchemas();
  let server: TestServer;
  let admin: Person;
  beforeAll(async () => {
    server = await startServer({ storage: await engine.storage(), projectRoot });
    admin = await server.person('admin@example.com');
    const { status, text } = await admin.post(`${PART}/publish`, documented());
    expect(status, text).toBe(200);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(projectRoot, { recursive: true });
  });

  const shown = async () => (await server.visitor().get<Answer>(PAGE)).json.data;

  it('is overridden by the part of docs/parts.md, and nothing else is', async () => {
    const { schema, layer, parts } = await shown();
    expect(JSON.stringify(schema)).toContain(`"visibleOn":"\${!forgot}","tpl":"${WORDS}"`);
    expect(layer).toBe('platform');
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((part) => part.layer !== 'builtin')).toEqual([
      { id: 'account/sign-in-title', layer: 'platform', version: 1, pointer: '/body/1/body/1/body/0' },
    ]);
    const { json } = await admin.get<{ items: { id: string; layers: string[] }[] }>('/api/screen');
    expect(json.data.items.find(({ id }) => id === 'account/login')?.layers).toEqual(['builtin']);
  });

  it('stands in the document and on the page of every company', async () => {
    const visitor = server.visitor();
    for (const path of ['/login', '/login?company=globex']) expect((await visitor.get(path)).text).toContain(WORDS);
    expect((await visitor.get('/login?safe=1')).text).not.toContain(WORDS);
  });

  it('lets the rest of the page be the platform’s: a changed file shows around it', async () => {
    const file = join(projectRoot, 'schemas/screens/account/login.json');
    const reader = await EventReader.open(`${server.base}/api/screen-events`);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"className": "pw-login"', '"className": "pw-login of-next-release"'));
    await reader.until(({ data }) => data['id'] === 'account/login');
    reader.close();
    const page = JSON.stringify((await shown()).schema);
    expect([page.includes('of-next-release'), page.includes(WORDS)]).toEqual([true, true]);
  });

  it('goes back to the platform’s own words', async () => {
    await admin.send(PART, { method: 'DELETE' });
    const { schema, layer } = await shown();
    expect([layer, JSON.stringify(schema).includes('i18n:login.heading')]).toEqual(['builtin', true]);
  });
});
