import crypto from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';
import { Ledger, type Place } from './ledger.ts';
import { Load } from './load.ts';
import { type ServerOptions, ServerProcess } from './server-process.ts';
import { brokenPublishes } from './stored-publishes.ts';
import { type Findings, verify } from './verify.ts';

/** The outcome of a row of kills. */
export interface CrashReport extends Findings {
  kills: number;
  /** How many of them hit the server while it was starting or recovering. */
  killsAtStart: number;
  publishes: number;
  signIns: number;
  /** Milliseconds from start to the first answer, after each kill. */
  restarts: number[];
}

const places: Place[] = [
  { prefix: '/api', screen: 'home/companies' },
  { prefix: '/api', screen: 'user-center/profile' },
  { prefix: '/api/company/acme', screen: 'company/desk' },
];

/** One kill in this many hits the start of the server instead of its work. */
const startKillEvery = 5;
/** A round is killed after at most so many acknowledged writes of one kind, and at most so many milliseconds later. */
const round = { publish: 25, 'sign-in': 8, milliseconds: 30 };
/** Within so many milliseconds the database has been opened or is being recovered. */
const startMilliseconds = 1500;

/** Kills the server at random moments of publishing, signing in and starting, and checks it after every start. */
export async function runCrashes(options: ServerOptions, kills: number): Promise<CrashReport> {
  const ledger = new Ledger(places);
  const report: CrashReport = { kills, killsAtStart: 0, publishes: 0, signIns: 0, restarts: [], lost: [], half: [] };
  for (let kill = 1; kill <= kills; kill += 1) {
    const started = performance.now();
    const server = new ServerProcess(options);
    if (kill > 1 && kill % startKillEvery === 0) {
      report.killsAtStart += 1;
      await Promise.race([elapsed(crypto.randomInt(startMilliseconds)), server.ready]);
      await server.kill();
      continue;
    }
    try {
      await serveAndVerify(server, ledger, report, started);
      const load = new Load(await server.ready, ledger);
      const done = load.run();
      const kind = kill % 2 ? 'publish' : 'sign-in';
      await Promise.race([load.acknowledged(kind, crypto.randomInt(1, round[kind])), done]);
      await elapsed(crypto.randomInt(round.milliseconds));
      await server.kill();
      await done;
    } finally {
      await server.kill();
    }
  }
  const server = new ServerProcess(options);
  try {
    await serveAndVerify(server, ledger, report, performance.now());
  } finally {
    await server.kill();
  }
  report.half.push(...(await brokenPublishes(options.storage)));
  return { ...report, publishes: ledger.publishCount, signIns: ledger.sessions.length };
}

async function serveAndVerify(
  server: ServerProcess,
  ledger: Ledger,
  report: CrashReport,
  started: number,
): Promise<void> {
  const base = await server.ready;
  report.restarts.push(performance.now() - started);
  const { lost, half } = await verify(base, ledger);
  report.lost.push(...lost);
  report.half.push(...half);
}
