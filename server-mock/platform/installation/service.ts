import type { MigrationProgress } from '../../kernel/database/index.ts';
import type { FailureLimits } from '../../kernel/limits/service.ts';
import type { SetupSecret } from './setup-secret.ts';
import type { InstallationState } from './state.ts';

/** How far the platform has come, and the steps that bring it on. */
export interface Installation {
  /** What was seen last. `ready` is for good. */
  state(): InstallationState;
  /** Looks again unless migrations run: another node may have gone on. */
  refresh(): Promise<InstallationState>;
  /** The SQL of the migrations that are still to run, each under its name. */
  pending(): Promise<{ name: string; sql: string }[]>;
  progress(): MigrationProgress | null;
  /**
   * Runs the pending migrations, after a backup where the database is in use. Throws `installation-running` while they
   * run already, `already-installed` or `nothing-to-upgrade` when another node was faster, `backup-failed`, `migration-failed`.
   */
  migrate(): Promise<{ migrations: string[]; backup: string }>;
  /** Does the work once all tables are there: at once, or after the migrations. */
  whenMigrated(work: () => Promise<void>): Promise<void>;
  secret(): SetupSecret;
  /** Slows guessing down, also before there are tables to count in. */
  limits: FailureLimits;
}
