import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
  });

  /** Sends bytes as they are and reads until the server hangs up. */
  async function exchange(request: string) {
    const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
    socket.write(request);
    const answer = await text(socket);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const [line = '', ...headers] = head.toLowerCase().split('\r\n');
    return { status: Number(line.split(' ')[1]), headers, body: JSON.parse(body) as unknown };
  }
  const close = 'Host: localhost\r\nConnection: close\r\n';

  it.each([
    ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${close}\r\n`, 400],
    ['an address that cannot be decoded, of the API', `GET /api/company/%ff/screen HTTP/1.1\r\n${close}\r\n`, 400],
    ['a malformed request line', 'GET\r\n\r\n', 400],
    ['a method that nobody knows', `BREW / HTTP/1.1\r\n${close}\r\n`, 400],
    ['a method that no address takes', `PROPFIND / HTTP/1.1\r\n${close}Origin: http://localhost\r\n\r\n`, 405],
    ['headers that are too large', `GET / HTTP/1.1\r\n${close}X-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is answered with envelope and headers', async (_, request, status) => {
    const answer = await exchange(request);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ status, msg: expect.stringMatching(/^(?!api\.)./) });
    expect(answer.headers).toEqual(
      expect.arrayContaining([
        'x-content-type-options: nosniff',
        'referrer-policy: same-origin',
        'cache-control: no-store',
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
        'content-type: application/json; charset=utf-8',
      ]),
    );
  });

  it('an address that cannot be decoded is a page that is not there, to a browser', async () => {
    const page = await server.visitor().send('/%zz', { headers: { accept: 'text/html', cookie: 'locale=en-US' } });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).toContain('<title>Page not found');
    const call = await server.visitor().send('/api/%zz', { headers: { accept: 'text/html' } });
    expect(call.json).toMatchObject({ status: 400 });
  });
});
