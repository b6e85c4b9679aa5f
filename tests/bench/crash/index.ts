import fs from 'node:fs';
import path from 'node:path';
import { runCrashes } from '../../crash/run-crashes.ts';
import { bundleServer } from '../../crash/server-process.ts';
import { startPostgres } from '../../support/postgres-cluster.ts';
import { plainClient } from '../../support/server.ts';
import { type EngineKind, StorageMaker } from '../../support/storage.ts';
import { folderOnDisk } from '../../support/temporary-folder.ts';
import { median, percentile } from '../percentiles.ts';
import type { BenchResult, Figure } from '../result.ts';

const kills = Number(process.env['CRASH_KILLS'] ?? 50);

/** Kills the server at random moments of publishes and sign-ins, on both databases. */
export async function run(): Promise<BenchResult> {
  const program = await bundleServer();
  const clientDir = plainClient();
  const postgres = await startPostgres(folderOnDisk);
  try {
    const figures = await crash('pglite');
    if (postgres) figures.push(...(await crash('postgres')));
    return { title: `${kills} kills (SIGKILL) at random moments of publishes and sign-ins`, figures };
  } finally {
    await postgres?.stop();
    fs.rmSync(path.dirname(program), { recursive: true, force: true });
    fs.rmSync(clientDir, { recursive: true, force: true });
  }

  async function crash(kind: EngineKind): Promise<Figure[]> {
    const maker = new StorageMaker(kind, postgres?.url, folderOnDisk);
    try {
      const report = await runCrashes({ program, clientDir, storage: await maker.make() }, kills);
      const { restarts, publishes, signIns, lost, half } = report;
      return [
        { what: `${kind}: acknowledged publishes`, value: publishes, unit: '', headline: true },
        { what: `${kind}: acknowledged sign-ins`, value: signIns, unit: '', headline: true },
        { what: `${kind}: acknowledged writes lost`, value: lost.length, unit: '', target: 0, headline: true },
        { what: `${kind}: screens published by half`, value: half.length, unit: '', target: 0, headline: true },
        {
          what: `${kind}: start to first answer after a kill`,
          value: median(restarts),
          p95: percentile(restarts, 95),
          unit: 'ms',
          samples: restarts.length,
        },
      ];
    } finally {
      await maker.end();
    }
  }
}
