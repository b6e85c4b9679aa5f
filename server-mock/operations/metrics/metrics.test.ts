import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { rawGet } from '../../../tests/support/raw-get.ts';
import { startServer } from '../../../tests/support/server.ts';

const token = 'a-token-of-the-operator';

onOneEngine((engine) => {
  it('shows the figures to callers with the token and on this machine alone', async () => {
    const environment = { PAGEWRIGHT_METRICS_TOKEN: token };
    const server = await startServer({ storage: await engine.storage(), environment });
    const { port } = new URL(server.base);
    const get = async (headers: Record<string, string>) =>
      (await rawGet(`${server.base}/metrics`, { host: `localhost:${port}`, ...headers })).status;
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    const found = {
      here: await get({}),
      behindProxy: await get(proxied),
      forwarded: await get({ forwarded: 'for=203.0.113.7' }),
      otherName: await get({ host: `rebound.example:${port}` }),
      withToken: await get({ ...proxied, authorization: `Bearer ${token}` }),
      withWrongToken: await get({ ...proxied, authorization: `Bearer ${token}x` }),
      withEmptyToken: await get({ ...proxied, authorization: 'Bearer ' }),
    };
    await server.stop();
    expect(found).toEqual({
      here: 200,
      behindProxy: 403,
      forwarded: 403,
      otherName: 403,
      withToken: 200,
      withWrongToken: 403,
      withEmptyToken: 403,
    });
  });
});
