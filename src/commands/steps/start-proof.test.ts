import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { cleanEnvironment } from './clean-environment.mjs';
import { proveStart, readStart } from './start-proof.mjs';

/** A platform of a few lines; the flaws that the proof must notice come from outside. */
const program = (flaw: string) => `
  const flaw = ${JSON.stringify(flaw)};
  const server = require('node:http').createServer((request, response) => {
    const isSignIn = request.method === 'POST' && request.url === '/auth/phone?method=password';
    let body = '';
    request.on('data', (chunk) => { body += chunk; }).on('end', () => {
      if (isSignIn) {
        const right = JSON.parse(body).token === 'Secret1!' && flaw !== 'refuses';
        response.writeHead(right ? 200 : 401, { 'set-cookie': 'session=1; HttpOnly' }).end('{}');
        return;
      }
      const email = request.headers.cookie === 'session=1' && flaw !== 'forgets' ? 'ann@example.com' : null;
      response.end(JSON.stringify({ data: { email } }));
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    if (flaw === 'crashes') process.exit(1);
    console.log('Demo accounts:\\n  ann@example.com  acme');
    if (flaw !== 'silent') console.log('  password: Secret1!');
    console.log('Pagewright ready at http://localhost:' + port);
  });
  // A process of its own, as the platform's that compile: the signal must not go to it.
  const helper = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  process.on('exit', () => helper.kill());
  process.on('SIGTERM', () => process.exit(flaw === 'stumbles' ? 3 : 0));
`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('pagewright-start-proof-');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Proves a platform with a flaw in a folder of its own. */
function prove(flaw: string) {
  const own = join(folder, flaw || 'none');
  mkdirSync(own);
  writeFileSync(join(own, 'package.json'), JSON.stringify({ scripts: { start: 'node program.cjs' } }));
  writeFileSync(join(own, 'program.cjs'), program(flaw));
  return proveStart(own, cleanEnvironment());
}

it('reads what a first start prints, and nothing from a part of it', () => {
  const lines = [
    'Demo accounts:',
    '  ann@example.com  acme',
    '  bob@example.com  acme, globex',
    '  password: Secret1!',
  ];
  const ready = 'Pagewright ready at http://localhost:4100';
  expect(readStart([...lines, ready])).toEqual({
    url: 'http://localhost:4100',
    account: 'ann@example.com',
    password: 'Secret1!',
  });
  expect(readStart(lines)).toBeUndefined();
  expect(readStart([ready])).toBeUndefined();
});

it('is content with a platform that lets in whom it names and ends with status 0', { timeout: 30_000 }, async () => {
  await expect(prove('')).resolves.toBeUndefined();
});

it('notices what is wrong with a platform', { timeout: 30_000 }, async () => {
  const reasons = {
    crashes: /printed no address/,
    silent: /printed no address/,
    refuses: /Sign-in answered 401/,
    forgets: /does not belong to ann@example\.com/,
    stumbles: /ended with 3/,
  };
  await Promise.all(Object.entries(reasons).map(([flaw, reason]) => expect(prove(flaw), flaw).rejects.toThrow(reason)));
});
