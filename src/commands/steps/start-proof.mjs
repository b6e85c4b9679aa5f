import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { startGroup } from './process-group.mjs';

/** How long a start may take, in milliseconds; the first one of a folder builds. */
const PATIENCE = 300_000;

const READY = /^Pagewright ready at (\S+)$/;
const ACCOUNT = /^ {2}(\S+@\S+) {2}/;
const PASSWORD = /^ {2}password: (\S+)$/;

/** What a first start prints: address, first demo account and password. Undefined while something is missing. */
export function readStart(lines) {
  const find = (pattern) => lines.map((line) => pattern.exec(line)?.[1]).find(Boolean);
  const [url, account, password] = [READY, ACCOUNT, PASSWORD].map(find);
  return url && account && password ? { url, account, password } : undefined;
}

async function printedStart(stream) {
  const lines = [];
  for await (const line of createInterface({ input: stream })) {
    lines.push(line);
    if (READY.test(line)) break;
  }
  const start = readStart(lines);
  if (!start) throw new Error(`npm start printed no address, demo account and password:\n${lines.join('\n')}`);
  return start;
}

/**
 * Signs in as the login page does and asks who is signed in.
 * @throws when a call is refused, or when the session is somebody else's.
 */
export async function signIn({ url, account, password }) {
  const signedIn = await fetch(`${url}/auth/phone?method=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify({ email: account, token: password }),
  });
  if (signedIn.status !== 200) throw new Error(`Sign-in answered ${signedIn.status}: ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${url}/api/user/info`, { headers: { cookie } });
  const { data } = await answer.json();
  if (data?.email !== account) throw new Error(`The session does not belong to ${account}: ${answer.status}`);
}

/** What stands between a script of npm and its program. */
const STARTERS = /^(npm|sh|bash|dash)$/;

/** The program behind npm and its shell. What it starts itself, such as processes that compile, is not it. Linux only. */
function programBehind(pid) {
  const [command] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/);
  if (!STARTERS.test(basename(command))) return Number(pid);
  return programBehind(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]);
}

async function isGone(url) {
  return fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );
}

/**
 * Runs `npm start` in `folder`, signs in with the demo account that it prints, and ends it. SIGTERM goes to the server
 * itself: npm dies of a signal, but otherwise hands on the exit status of what it ran.
 * @param onStart gets a function that ends all of it, for a caller that is interrupted.
 * @throws when one of these steps fails, or when the exit status is not 0.
 */
export async function proveStart(folder, environment, onStart = () => {}) {
  const server = startGroup('npm', ['start'], { cwd: folder, env: { ...environment, PORT: '0' } });
  onStart(server.stop);
  try {
    const start = await Promise.race([
      printedStart(server.child.stdout),
      wait(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(new Error('npm start took too long'))),
    ]);
    server.child.stdout.resume();
    await signIn(start);
    process.kill(programBehind(server.child.pid), 'SIGTERM');
    const code = await Promise.race([server.closed(), wait(PATIENCE, 'no end', { ref: false })]);
    if (code !== 0) throw new Error(`npm start ended with ${code} after SIGTERM`);
    if (!(await isGone(start.url))) throw new Error(`${start.url} still answers after the end`);
  } finally {
    await server.stop();
  }
}
