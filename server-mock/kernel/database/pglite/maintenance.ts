import type { Logger } from 'pino';
import { asOwner, type Engine, type Session } from '../engine.ts';

const megabyte = 1024 * 1024;
const minute = 60_000;

/** When there is work. PGlite has neither PostgreSQL's checkpointer nor its autovacuum; these are its own rules. */
export const schedule = {
  /** Milliseconds between looks. */
  every: minute,
  /** Bytes of write-ahead log after which a checkpoint is due at once; each also lengthens the next start. */
  checkpointBytes: 16 * megabyte,
  /** Milliseconds after which anything written is checkpointed. */
  checkpointAfter: 5 * minute,
};

/** Bytes of write-ahead log since the last checkpoint. A checkpoint itself writes a few records, which do not count. */
const logSince = 'select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()';
const checkpointRecords = 4096;

/** The thresholds are the defaults of autovacuum_vacuum_threshold and _scale_factor, and of their analyze siblings. */
const neglected = `
  select format('%I.%I', schemaname, s.relname) as name
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where schemaname in ('public', 'pg_catalog')
    and (n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) or n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0))`;

/** Keeps the embedded database small and quick to start again: CHECKPOINT, VACUUM and ANALYZE when they are due. */
export class Maintenance {
  readonly #timer: NodeJS.Timeout;
  #lastCheckpoint = Date.now();
  #running: Promise<void> = Promise.resolve();

  constructor(
    readonly engine: Engine,
    readonly log: Logger,
  ) {
    this.#timer = setInterval(() => {
      this.#running = this.run().catch((error) => log.warn({ err: error }, 'database maintenance failed'));
    }, schedule.every);
    this.#timer.unref();
  }

  /** Ends the timer and waits for a run that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Does what is due now; between tables others have their turn. */
  async run(): Promise<void> {
    const tables = await asOwner(this.engine, (session) => tablesToVacuum(session));
    for (const table of tables) {
      await asOwner(this.engine, (session) => session.script(`vacuum (analyze) ${table}`));
    }
    await asOwner(this.engine, (session) => this.#checkpoint(session));
  }

  async #checkpoint(session: Session): Promise<void> {
    const { rows } = await session.query(logSince, []);
    const bytes = Number(rows[0]?.['bytes']);
    const old = Date.now() - this.#lastCheckpoint >= schedule.checkpointAfter && bytes > checkpointRecords;
    if (!old && bytes < schedule.checkpointBytes) return;
    await session.script('checkpoint');
    this.#lastCheckpoint = Date.now();
    this.log.debug({ bytes }, 'database checkpoint');
  }
}

async function tablesToVacuum(session: Session): Promise<string[]> {
  await session.script('select pg_stat_force_next_flush()');
  const { rows } = await session.query(neglected, []);
  return rows.map((row) => String(row['name']));
}
