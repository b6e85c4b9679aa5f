import crypto from 'node:crypto';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { Findings } from './findings.ts';
import { Ledger } from './ledger.ts';
import { Load } from './load.ts';
import { type ServerOptions, ServerProcess } from './server-process.ts';
import { brokenPublishes } from './stored-publishes.ts';
import { verify } from './verify.ts';
import type { Write } from './writers.ts';

/** The outcome of a row of kills, with how many writes of each kind were acknowledged. */
export interface CrashReport extends Findings {
  kills: number;
  /** How many of them hit the server while it was starting or recovering. */
  killsAtStart: number;
  publishes: number;
  drafts: number;
  imports: number;
  pushes: number;
  signIns: number;
  /** Apps, apps of a template, apps from a file, and CSV files. */
  made: number;
  /** Milliseconds from start to the first answer, after each kill. */
  restarts: number[];
}

/** One kill in this many hits the start of the server instead of its work. */
const startKillEvery = 5;
/**
 * A round is killed after at most so many acknowledged writes of one kind, which changes from round to round. Few of them: an account
 * publishes 600 times an hour.
 */
const mostInRound: Record<Write, number> = {
  publish: 6,
  draft: 6,
  import: 4,
  push: 3,
  'sign-in': 6,
  app: 1,
  template: 1,
  'app-file': 1,
  csv: 1,
};
const kinds = Object.keys(mostInRound) as Write[];
/** The kill comes at most so many milliseconds later. */
const milliseconds = 30;
/** Within so many milliseconds the database has been opened or is being recovered. */
const startMilliseconds = 1500;

/** Kills the server at random moments of writes, sign-ins and its start, and checks it after every start. */
export async function runCrashes(options: ServerOptions, kills: number): Promise<CrashReport> {
  const ledger = new Ledger();
  const found: Findings & { restarts: number[] } = { restarts: [], lost: [], half: [] };
  let killsAtStart = 0;
  let rounds = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const started = performance.now();
    const server = new ServerProcess(options);
    if (kill > 1 && kill % startKillEvery === 0) {
      killsAtStart += 1;
      await Promise.race([elapsed(crypto.randomInt(startMilliseconds)), server.ready]);
      await server.kill();
      continue;
    }
    try {
      await serveAndVerify(server, ledger, found, started);
      const load = new Load(await server.ready, ledger);
      const done = load.run();
      const kind = kinds[rounds % kinds.length]!;
      rounds += 1;
      await Promise.race([load.acknowledged(kind, crypto.randomInt(1, mostInRound[kind] + 1)), done]);
      await elapsed(crypto.randomInt(milliseconds));
      await server.kill();
      await done;
    } finally {
      await server.kill();
    }
  }
  const server = new ServerProcess(options);
  try {
    await serveAndVerify(server, ledger, found, performance.now());
  } finally {
    await server.kill();
  }
  found.half.push(...(await brokenPublishes(options.storage)));
  return {
    ...{ kills, killsAtStart, ...found },
    ...{ publishes: ledger.publishCount, drafts: ledger.draftCount, imports: ledger.imports.count },
    ...{ pushes: ledger.pushCount, signIns: ledger.sessions.length, made: ledger.madeCount },
  };
}

async function serveAndVerify(
  server: ServerProcess,
  ledger: Ledger,
  report: Findings & { restarts: number[] },
  started: number,
): Promise<void> {
  const base = await server.ready;
  report.restarts.push(performance.now() - started);
  const { lost, half } = await verify(base, ledger);
  report.lost.push(...lost);
  report.half.push(...half);
}
