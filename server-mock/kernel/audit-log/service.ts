import type { Transaction } from 'kysely';
import type { User } from '../../../src/types/start.ts';
import type { Tables } from '../database/index.ts';
import type { NamelessActor } from './actor.ts';

/** A line of the audit table. Never put a secret into `detail`. */
export interface AuditEntry {
  /** Dotted verb such as `screen.publish` or `login.failed`. */
  action: string;
  /** Absent or -1: the platform. */
  companyId?: number;
  /** Who did it: an account, or an operator by what proved him. */
  actor?: Pick<User, 'id' | 'name'> | NamelessActor | null;
  target?: string;
  address?: string;
  detail?: Record<string, unknown>;
}

export interface Audit {
  /** `trx`: a transaction of the entry's company that the line belongs to, so that one is not stored without the other. */
  record(entry: AuditEntry, trx?: Transaction<Tables>): Promise<void>;
  /** Several lines of one company in one statement, in their order. */
  recordAll(
    companyId: number,
    entries: readonly Omit<AuditEntry, 'companyId'>[],
    trx: Transaction<Tables>,
  ): Promise<void>;
}
