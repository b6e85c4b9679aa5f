import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { demoPassword, startServer } from '../../../tests/support/server.ts';
import { createLog } from './log.ts';

/** A server of its own is started inside the test; that takes longer than other tests may. */
const patience = 90_000;

function recorder() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: createLog('trace', stream) };
}

it('replaces secrets wherever they stand in what is logged', () => {
  const { lines, log } = recorder();
  const secret = 'never-to-be-seen';
  log.info({
    password: secret,
    user: { token: secret },
    request: { headers: { cookie: secret, authorization: secret } },
  });
  log.info({ body: { code: secret, tokenNew: secret, sshPrivateKey: secret }, mail: { smtpUrl: secret } });
  log.info({ config: { encryptionKey: secret, oauth: { clientSecret: secret } } });
  expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).toContain('[redacted]');
});

onOneEngine((engine) => {
  it(
    'warns of nothing when a browser has a copy that is still right',
    async () => {
      const { lines, log } = recorder();
      const server = await startServer({ storage: await engine.storage(), log });
      const member = await server.person('member');
      for (const path of ['/api/locales/en-US', '/api/screen/home/companies', '/i/profile']) {
        const headers = { 'if-none-match': (await member.get(path)).headers.get('etag')! };
        expect((await member.get(path, headers)).status).toBe(304);
      }
      await server.stop();
      const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
      expect(warnings).toEqual([]);
    },
    patience,
  );

  it(
    'logs each request with its id, and neither queries nor what people sign in with',
    async () => {
      const { lines, log } = recorder();
      const server = await startServer({ storage: await engine.storage(), log });
      const member = await server.person('member');
      await member.post('/auth/phone?method=password', { email: 'member', token: 'wrong-password' });
      await member.get('/login?code=123456');
      const answer = await member.get('/api/user/info');
      await server.stop();
      const text = lines.join('');
      for (const secret of [demoPassword, 'wrong-password', '123456', ...member.cookies.values()]) {
        expect(text).not.toContain(secret);
      }
      const line = lines.map((entry) => JSON.parse(entry)).find(({ path }) => path === '/api/user/info');
      expect(line).toMatchObject({ method: 'GET', status: 200, reqId: answer.headers.get('x-request-id') });
    },
    patience,
  );
});
