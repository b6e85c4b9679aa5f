import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';

/** A server of its own is started inside the test; that takes longer than other tests may. */
const patience = 90_000;

onOneEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ storage: await engine.storage() });
  });
  afterAll(() => server.stop());

  it('tells that the process is up', async () => {
    const answer = await server.visitor().get('/healthz');
    expect([answer.status, answer.json]).toEqual([200, { status: 'ok' }]);
  });

  it('is ready when database, migrations and disk are', async () => {
    const answer = await server.visitor().get('/readyz');
    const checks = { database: 'ok', migrations: 'ok', disk: 'ok' };
    expect([answer.status, answer.json]).toEqual([200, { status: 'ready', checks }]);
  });

  it('counts requests by route and status', async () => {
    const visitor = server.visitor();
    await visitor.get('/api/config');
    const { text, headers } = await visitor.get('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toMatch(/pagewright_http_requests_total\{method="GET",route="\/api\/config",status="200"\} \d+/);
    expect(text).toContain('pagewright_http_connections');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('describes the API as OpenAPI, every reference in place', async () => {
    const { json } = await server.visitor().get('/api/openapi.json');
    const document = json as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
      components: { schemas: Record<string, unknown> };
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/company/{companyKey}/screen/{area}/{name}']).toHaveProperty('get.parameters');
    expect(document.paths['/auth/phone']).toHaveProperty('post.requestBody');
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!);
    for (const target of references) {
      const found = target
        .slice(2)
        .split('/')
        .reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], document);
      expect(found, target).toBeDefined();
    }
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sends the description of the API once to who has it', async () => {
    const first = await server.visitor().get('/api/openapi.json');
    const headers = { 'if-none-match': first.headers.get('etag')! };
    const again = await server.visitor().send('/api/openapi.json', { headers });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('says of each call who may make it and whose pages', async () => {
    const { json } = await server.visitor().get('/api/openapi.json');
    const { paths } = json as unknown as { paths: Record<string, Record<string, unknown>> };
    const words = ({ get, post }: Record<string, unknown>) => {
      const { 'x-access': access, 'x-reach': reach } = (get ?? post) as Record<string, string>;
      return [access, reach];
    };
    expect(words(paths['/api/screen/{area}/{name}']!)).toEqual(['anonymous', 'tenant']);
    expect(words(paths['/auth/phone']!)).toEqual(['anonymous', 'login']);
    const all = Object.values(paths).flatMap((path) => Object.values(path) as Record<string, unknown>[]);
    expect(all.filter((operation) => !operation['x-reach'])).toEqual([]);
  });

  it('is not ready while it stops', async () => {
    server.app.stopping = true;
    const answer = await server.visitor().get('/readyz');
    server.app.stopping = false;
    expect([answer.status, answer.json]).toEqual([503, { status: 'not-ready', checks: { server: 'failed' } }]);
  });
});

onOneEngine((engine) => {
  it(
    'is not ready without its disk, its migrations or its database',
    async () => {
      const storage = await engine.storage();
      const server = await startServer({ storage });
      const original = server.services.dataDir;
      server.services.dataDir = `${original}/none`;
      expect((await server.visitor().get('/readyz')).json).toMatchObject({
        checks: { disk: 'failed', database: 'ok' },
      });
      server.services.dataDir = original;
      const { pending } = server.services.database;
      server.services.database.pending = async () => [{ name: 'a migration', sql: '' }];
      expect((await server.visitor().get('/readyz')).json).toMatchObject({
        checks: { disk: 'ok', migrations: 'failed' },
      });
      server.services.database.pending = pending;
      await server.services.database.close();
      const answer = await server.visitor().get('/readyz');
      expect([answer.status, answer.json]).toMatchObject([503, { checks: { database: 'failed' } }]);
      await server.app.close();
      rmSync(server.services.clientDir, { recursive: true });
    },
    patience,
  );
});
