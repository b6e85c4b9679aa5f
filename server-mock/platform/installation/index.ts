import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationProgress } from '../../kernel/database/index.ts';
import { type ErrorCode, Failure, fail } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { createGuessLimits } from './guesses.ts';
import type { Installation } from './service.ts';
import type { SetupSecret } from './setup-secret.ts';
import { type InstallationState, stateOf } from './state.ts';

export { installationHook } from './gate.ts';
export { createSetupSecret, type SetupSecret } from './setup-secret.ts';
export { doors, type InstallationState } from './state.ts';
export { maySeeUpgrade } from './upgrader.ts';

type Base = Pick<ServiceBase, 'config' | 'database' | 'dataDir' | 'log' | 'now'>;

/** @param makeSecret called when the platform is first seen not to be ready. */
export async function createInstallation(base: Base, makeSecret: () => SetupSecret): Promise<Installation> {
  const { database, log, now } = base;
  let state = stateOf(await database.schemaState());
  let progress: MigrationProgress | null = null;
  let secret: SetupSecret | undefined;
  let waiting: (() => Promise<void>)[] = [];
  const isMigrated = () => state === 'organisation' || state === 'ready';

  async function reach(next: InstallationState): Promise<InstallationState> {
    state = next;
    if (!isMigrated()) return state;
    const works = waiting;
    waiting = [];
    for (const work of works) await work();
    return state;
  }

  async function backUp(first: string): Promise<string> {
    const time = now()
      .toISOString()
      .replaceAll(/[-:]|\..*/g, '');
    const folder = join(base.dataDir, 'backups');
    const file = join(folder, `before-${first.replace(/\.sql$/, '')}-${time}.backup`);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await database.backUp(file, base.config.encryptionKey);
    } catch (error) {
      log.error({ err: error }, 'backup before the upgrade failed');
      throw fail('backup-failed', { values: { reason: (error as Error).message } });
    }
    return file;
  }

  async function run(): Promise<{ migrations: string[]; backup: string }> {
    const { pending, inUse } = await database.schemaState();
    const backup = inUse && pending[0] ? await backUp(pending[0].name) : '';
    try {
      const migrations = await database.migrate((step) => {
        progress = step;
      });
      if (migrations.length === 0) throw fail(inUse ? 'nothing-to-upgrade' : 'already-installed');
      return { migrations, backup };
    } catch (error) {
      const { migration, message } = error as Error & { migration?: string };
      if (migration === undefined) throw error;
      log.error({ err: error, migration }, 'migration failed');
      throw fail('migration-failed', { values: { name: migration, reason: message } });
    }
  }

  return {
    limits: createGuessLimits({ database, now }, () => state !== 'empty'),
    state: () => state,
    progress: () => progress,
    async refresh() {
      if (state === 'ready' || progress) return state;
      return reach(stateOf(await database.schemaState()));
    },
    pending: () => database.pending(),
    async migrate() {
      if (progress) throw fail('installation-running');
      progress = { done: 0, total: 0, running: '' };
      try {
        return await run();
      } finally {
        progress = null;
        await reach(stateOf(await database.schemaState()));
      }
    },
    async whenMigrated(work) {
      if (isMigrated()) await work();
      else waiting.push(work);
    },
    secret() {
      secret ??= makeSecret();
      return secret;
    },
  };
}

/**
 * Brings the database up to date without an operator.
 * @param announceBackup told the file where a database that is in use was backed up first.
 */
export async function migrateUnattended(
  installation: Installation,
  announceBackup: (file: string) => void,
): Promise<void> {
  if (installation.state() === 'ready' || installation.state() === 'organisation') return;
  const backup = await installation.migrate().then(
    (done) => done.backup,
    (error: unknown) => {
      if (error instanceof Failure && elsewhere.has(error.code)) return '';
      throw error;
    },
  );
  if (backup) announceBackup(backup);
}

/** Another node that started at the same time was faster. */
const elsewhere = new Set<ErrorCode>(['already-installed', 'nothing-to-upgrade']);
