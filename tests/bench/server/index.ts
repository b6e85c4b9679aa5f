import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { bundleServer, ServerProcess } from '../../crash/server-process.ts';
import { startPostgres } from '../../support/postgres-cluster.ts';
import { plainClient } from '../../support/server.ts';
import { type EngineKind, StorageMaker } from '../../support/storage.ts';
import { folderOnDisk } from '../../support/temporary-folder.ts';
import type { BenchResult, Figure } from '../result.ts';
import { measureEdits } from './edit-to-event.ts';
import { processFigures } from './process-figures.ts';
import { measureRequests } from './requests.ts';
import { timeOfLaterStarts, timeToFirstAnswer } from './start.ts';

const megabyte = 1024 * 1024;

/** The built server on one database: starts, memory at rest, load, memory after it. */
async function measureDatabase(program: string, clientDir: string, kind: EngineKind, url?: string): Promise<Figure[]> {
  const maker = new StorageMaker(kind, url, folderOnDisk);
  try {
    const fresh = await maker.make({ migrated: false });
    const first = await timeToFirstAnswer(program, clientDir, fresh);
    const later = await timeOfLaterStarts(program, clientDir, fresh);
    const server = new ServerProcess({ program, clientDir, storage: fresh });
    const base = await server.ready;
    const atRest = (await processFigures(base)).memoryBytes / megabyte;
    const { figures, mostMemoryBytes } = await measureRequests(base, kind);
    await server.stop();
    return [
      { what: `${kind}: first start with demo data to first answer`, value: first, unit: 'ms' },
      { what: `${kind}: later start to first answer`, value: later, unit: 'ms', samples: 5 },
      { what: `${kind}: memory at rest`, value: atRest, unit: 'MB' },
      { what: `${kind}: memory under load, the most`, value: mostMemoryBytes / megabyte, unit: 'MB' },
      ...figures,
    ];
  } finally {
    await maker.end();
  }
}

/**
 * The server's speed and cost, on the embedded database and on PostgreSQL (whose own processes are not counted), their data on the disk.
 * The load comes from the measuring process over the loopback interface, so on few cores it competes with the server.
 */
export async function run(): Promise<BenchResult> {
  const program = await bundleServer();
  const clientDir = plainClient();
  const postgres = await startPostgres(folderOnDisk);
  const embedded = new StorageMaker('pglite', undefined, folderOnDisk);
  try {
    const figures = await measureDatabase(program, clientDir, 'pglite');
    if (postgres) figures.push(...(await measureDatabase(program, clientDir, 'postgres', postgres.url)));
    figures.push(await measureEdits(await embedded.make()));
    const title = 'Server: requests, starts, memory, edits (16 connections)';
    return { title, figures: figures.map((figure) => ({ ...figure, headline: true })) };
  } finally {
    await embedded.end();
    await postgres?.stop();
    rmSync(dirname(program), { recursive: true, force: true });
    rmSync(clientDir, { recursive: true, force: true });
  }
}
