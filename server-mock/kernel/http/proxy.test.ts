import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';

onOneEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      storage: await engine.storage(),
      environment: { PAGEWRIGHT_TRUST_PROXY: 'true' },
      prepare: (app) => {
        app.get('/api/test-address', async (request) => ({ address: request.ip }));
      },
    });
  });
  afterAll(() => server.stop());

  it('believes a proxy that it trusts about addresses and TLS', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const answer = await server.visitor(forwarded).get('/api/test-address');
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
    expect(answer.text).toContain('203.0.113.7');
    const liar = await server.visitor({ 'x-forwarded-for': '192.0.2.1, 203.0.113.7' }).get('/api/test-address');
    expect(liar.json).toEqual({ address: '203.0.113.7' });
    const direct = await server.visitor().get('/api/test-address');
    expect(direct.headers.get('strict-transport-security')).toBeNull();
  });
});
