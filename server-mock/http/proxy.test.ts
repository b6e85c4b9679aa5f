import { expect, it } from 'vitest';
import { onPglite } from '../../tests/support/databases.ts';
import { startServer } from '../../tests/support/server.ts';

onPglite((engine) => {
  it('believes a proxy about TLS and addresses when told to, and not otherwise', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    for (const trusted of [true, false]) {
      const environment = { PAGEWRIGHT_TRUST_PROXY: String(trusted) };
      const server = await startServer({
        storage: await engine.storage(),
        environment,
        prepare: (app) => {
          app.get('/api/test-address', async (request) => ({ address: request.ip }));
        },
      });
      const answer = await server.visitor(forwarded).get('/api/test-address');
      expect(answer.headers.get('strict-transport-security') !== null).toBe(trusted);
      expect(answer.text.includes('203.0.113.7')).toBe(trusted);
      await server.stop();
    }
  });
});
