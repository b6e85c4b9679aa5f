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

/** What figures are called, where it is not the name in the report. */
const names: Record<string, string> = { signIns: 'sign-ins', made: 'apps and CSV files' };

const kills = Number(process.env['CRASH_KILLS'] ?? 100);

/** Kills the server at random moments of writes and sign-ins, on both databases. */
export async function run(): Promise<BenchResult> {
  const program = await bundleServer();
  const clientDir = plainClient();
  const postgres = await startPostgres(folderOnDisk);
  try {
    const figures = await crash('pglite');
    if (postgres) figures.push(...(await crash('postgres')));
    return {
      title: `${kills} kills (SIGKILL) at random moments of drafts, publishes, imports, pushes, apps, CSV files and sign-ins`,
      figures,
    };
  } finally {
    await postgres?.stop();
    fs.rmSync(path.dirname(program), { recursive: true, force: true });
    fs.rmSync(clientDir, { recursive: true, force: true });
  }

  async function crash(kind: EngineKind): Promise<Figure[]> {
    const maker = new StorageMaker(kind, postgres?.url, folderOnDisk);
    try {
      const report = await runCrashes({ program, clientDir, storage: await maker.make() }, kills);
      const { restarts, lost, half } = report;
      const counted = ['publishes', 'drafts', 'imports', 'pushes', 'made', 'signIns'] as const;
      return [
        ...counted.map((what) => ({
          what: `${kind}: acknowledged ${names[what] ?? what}`,
          value: report[what],
          unit: '',
          headline: true,
        })),
        { what: `${kind}: acknowledged writes lost`, value: lost.length, unit: '', target: 0, headline: true },
        { what: `${kind}: writes of which a part is there`, value: half.length, unit: '', target: 0, headline: true },
        {
          what: `${kind}: start to first answer after a kill`,
          value: median(restarts),
          p95: percentile(restarts, 95),
          unit: 'ms',
          samples: restarts.length,
          headline: true,
        },
      ];
    } finally {
      await maker.end();
    }
  }
}
