import { hashPassword, verifyPassword } from '../../../server-mock/identity/accounts/password-hash.ts';
import { startPostgres } from '../../support/postgres-cluster.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { type EngineKind, StorageMaker } from '../../support/storage.ts';
import { folderOnDisk } from '../../support/temporary-folder.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';
import { makeAccounts, password } from './accounts.ts';
import { type Crowd, sendAll, together } from './crowd.ts';
import { strangers } from './strangers.ts';

const crowdSize = 200;
const rounds = 5;
const sessionChecks = 1000;
const hashes = 20;

const poster = (base: string) => (path: string, body: object) =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(body),
  });

/** Milliseconds that a check of one password costs. */
async function hashTime(): Promise<number> {
  const stored = await hashPassword(password);
  const times: number[] = [];
  for (let number = 0; number < hashes; number += 1) {
    const start = performance.now();
    await verifyPassword(stored, password, 'bench');
    times.push(performance.now() - start);
  }
  return median(times);
}

async function byPassword({ base }: TestServer, emails: string[]): Promise<Crowd> {
  const post = poster(base);
  const round = () =>
    sendAll(emails.map((email) => () => post('/auth/phone?method=password', { email, token: password })));
  const crowds: Crowd[] = [];
  for (let number = 0; number < rounds; number += 1) crowds.push(await round());
  return together(crowds);
}

/** Codes are made beforehand, without a message, so that signing in alone is measured. */
async function byCode({ base, services }: TestServer, emails: string[]): Promise<Crowd> {
  const post = poster(base);
  const crowds: Crowd[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const codes = new Map<string, string>();
    for (const email of emails) codes.set(email, await services.codes.issue('login', email));
    crowds.push(
      await sendAll(
        [...codes].map(
          ([email, token]) =>
            () =>
              post('/login', { email, token }),
        ),
      ),
    );
  }
  return together(crowds);
}

/** Milliseconds that a session adds to a request: the same one with and without it, in turn. */
async function sessionCheck(server: TestServer, email: string): Promise<{ without: number; with: number }> {
  const person = await server.visitor().signIn(email, password);
  const visitor = server.visitor();
  const times = { without: [] as number[], with: [] as number[] };
  const time = async (who: typeof person) => {
    const start = performance.now();
    await who.get('/passwordDesc');
    return performance.now() - start;
  };
  for (let number = 0; number < sessionChecks; number += 1) {
    times.without.push(await time(visitor));
    times.with.push(await time(person));
  }
  return { without: median(times.without), with: median(times.with) };
}

const figuresOf = (what: string, { times, seconds, turnedAway }: Crowd): Figure[] => [
  {
    what: `${what}: sign-ins`,
    value: times.length / seconds,
    unit: '/s',
    higherIsBetter: true,
    samples: times.length,
    headline: true,
  },
  {
    what: `${what}: time, median`,
    value: median(times),
    unit: 'ms',
    p95: percentile(times, 95),
    samples: times.length,
  },
  { what: `${what}: time, p99`, value: percentile(times, 99), unit: 'ms', samples: times.length, headline: true },
  { what: `${what}: asked to try again`, value: turnedAway, unit: '' },
];

async function measure(kind: EngineKind, url?: string): Promise<Figure[]> {
  const maker = new StorageMaker(kind, url, folderOnDisk);
  const environment = { PAGEWRIGHT_TRUST_PROXY: 'true', PAGEWRIGHT_AUTH_TYPES: 'email,password,phone' };
  const server = await startServer({ storage: await maker.make(), environment });
  try {
    const emails = await makeAccounts(server.services, crowdSize);
    const passwords = figuresOf(`${kind}: password`, await byPassword(server, emails));
    const codes = figuresOf(`${kind}: code`, await byCode(server, emails));
    const check = await sessionCheck(server, emails[0]!);
    const added = {
      what: `${kind}: a request with a session, beside it without`,
      value: check.with,
      against: check.without,
      unit: 'ms',
    };
    return [
      ...passwords,
      ...codes,
      { ...added, samples: sessionChecks, headline: true },
      ...(await strangers(server, kind)),
    ];
  } finally {
    await server.stop();
    await maker.end();
  }
}

/**
 * Sign-ins by 200 people at the same moment, what the check of a session adds to a request, and whether time tells
 * strangers that an account exists, on both databases. Load
 * and server share one process, so on few cores the load's own work is part of every time.
 */
export async function run(): Promise<BenchResult> {
  const postgres = await startPostgres(folderOnDisk);
  try {
    const cost = { what: 'argon2id, 19 MiB, two passes, one lane: one check', value: await hashTime(), unit: 'ms' };
    const figures = [{ ...cost, samples: hashes, headline: true }, ...(await measure('pglite'))];
    if (postgres) figures.push(...(await measure('postgres', postgres.url)));
    return { title: 'Signing in, 200 people at once', comparedWith: 'beside it', figures };
  } finally {
    await postgres?.stop();
  }
}
