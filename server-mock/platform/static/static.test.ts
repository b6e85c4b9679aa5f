import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { plainClient, startServer, type TestServer } from '../../../tests/support/server.ts';

const script = 'export const answer = 42;';

onOneEngine((engine) => {
  const clientDir = plainClient();
  let server: TestServer;
  beforeAll(async () => {
    const asset = join(clientDir, 'assets', 'app-1234.js');
    writeFileSync(asset, script);
    writeFileSync(`${asset}.br`, brotliCompressSync(script));
    writeFileSync(`${asset}.gz`, gzipSync(script));
    server = await startServer({ storage: await engine.storage(), clientDir });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(clientDir, { recursive: true });
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('sends the copy made for %s', async (accepted, encoding) => {
    const answer = await server.visitor().get('/assets/app-1234.js', { 'accept-encoding': accepted });
    expect(answer.text).toBe(script);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });

  it('answers a missing file with the envelope', async () => {
    const answer = await server.visitor().get('/assets/none.js');
    expect([answer.status, answer.json.status]).toEqual([404, 404]);
  });

  /** Sends a path exactly as written; fetch would tidy it up. */
  function status(path: string): Promise<number> {
    const { port, hostname } = new URL(server.base);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
      });
      socket.once('data', (data) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(data.toString())?.[1])));
      socket.once('error', reject);
    });
  }

  it.each([
    '/assets/../login.html',
    '/assets/%2e%2e/login.html',
    '/assets/..%2flogin.html',
    '/assets/%2e%2e%2flogin.html',
    '/assets/..%5clogin.html',
    '/assets/..\\login.html',
    '/assets/%252e%252e%252flogin.html',
    '/assets/....//login.html',
    '/assets//../login.html',
    '/assets/app-1234.js/../../login.html',
    '/assets/%00../login.html',
    '/assets/..;/login.html',
  ])('gives away nothing for %s', async (path) => {
    expect(await status(path)).toBeGreaterThanOrEqual(400);
  });
});
