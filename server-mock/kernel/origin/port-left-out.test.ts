import { request } from 'node:http';
import { Writable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { demoPassword, startServer } from '../../../tests/support/server.ts';
import { createLog } from '../http/log.ts';

const publicUrl = 'https://pages.example.com:8443';
/** What nginx passes on with `proxy_set_header Host $host`. */
const host = 'pages.example.com';

onOneEngine((engine) => {
  const lines: string[] = [];
  let base = '';

  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const environment = { PAGEWRIGHT_PUBLIC_URL: publicUrl };
    const log = createLog('warn', stream);
    const server = await startServer({ storage: await engine.storage(), environment, log, isProduction: true });
    engine.atEnd(() => server.stop());
    base = server.base;
  });

  /** Signs in as a browser does behind that proxy; `fetch` lets nobody choose the host. */
  const signIn = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        agent: false,
        headers: { host, 'content-type': 'application/json', ...headers },
      };
      request(`${base}/auth/phone?method=password`, options, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end(JSON.stringify({ email: 'member@example.com', token: demoPassword }));
    });

  it('takes the public origin where the proxy leaves its port out of the host', async () => {
    expect(await signIn({ origin: publicUrl })).toBe(200);
  });

  it.each([
    'https://pages.example.com:8444',
    'http://pages.example.com:8443',
    'https://pages.example.com.evil.example:8443',
    'https://evil.example',
    'null',
  ])('refuses %s, and the log names both', async (origin) => {
    lines.length = 0;
    expect(await signIn({ origin })).toBe(403);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ origin, host, publicUrl }]);
  });

  it('names host and public address where it does not answer for the host', async () => {
    lines.length = 0;
    expect(await signIn({ origin: publicUrl, host: 'node-1' })).toBe(421);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ host: 'node-1', publicUrl }]);
  });
});
