import type { AuditEntry } from '../../kernel/audit-log/service.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { attempt } from '../../kernel/limits/attempt.ts';

/**
 * Proves the operator by the set-up secret. Guessing is slowed down like signing in, and written down as soon as
 * there is a table for that. Throws `setup-secret-wrong`.
 */
export async function requireSetupSecret({ services, request }: Context, given: string): Promise<void> {
  const { installation, log } = services;
  const proven = await attempt(installation.limits, 'setup', { address: request.ip }, async () =>
    installation.secret().matches(given),
  );
  if (proven) return;
  log.warn({ address: request.ip }, 'set-up secret refused');
  await noteSetup(services, { action: 'setup.refused', address: request.ip });
  throw fail('setup-secret-wrong', { field: 'dbpw' });
}

/**
 * Writes a step of setting up down as far as there is a table that takes it: an empty database has none, and one of an
 * older release may have another, which must not keep the operator out.
 */
export async function noteSetup({ installation, audit, log }: Context['services'], entry: AuditEntry): Promise<void> {
  if (installation.state() === 'empty') return;
  await audit.record(entry).catch((error: unknown) => log.warn({ err: error, ...entry }, 'not written down'));
}
