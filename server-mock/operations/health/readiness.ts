import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

export type Outcome = 'ok' | 'failed';

/** How long the database may take to answer, in milliseconds. */
const databaseDeadline = 1000;

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function writable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  await writeFile(probe, '');
  await rm(probe);
}

async function migrated(database: Database): Promise<void> {
  const pending = await database.pending();
  if (pending.length > 0) throw new Error(`${pending.length} migrations pending`);
}

/** Tries each thing that serving needs and says how it went; failures are logged. */
export async function readiness({
  database,
  dataDir,
  log,
}: Pick<ServiceBase, 'database' | 'dataDir' | 'log'>): Promise<Record<string, Outcome>> {
  const checks = {
    database: within(database.ping(), databaseDeadline),
    migrations: within(migrated(database), databaseDeadline),
    disk: writable(dataDir),
  };
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await check;
        return [name, 'ok'] as const;
      } catch (error) {
        log.error({ check: name, err: error }, 'readiness check failed');
        return [name, 'failed'] as const;
      }
    }),
  );
  return Object.fromEntries(outcomes);
}
