import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';
import { attempt } from '../limits/attempt.ts';
import type { Limits } from '../services.ts';

/**
 * Proves the operator by the set-up secret. Guessing is slowed down like signing in. Throws `setup-secret-wrong`.
 */
export async function requireSetupSecret({ services, request }: Context, given: string): Promise<void> {
  const { installation, log } = services;
  const proven = await attempt(installation.limits as Limits, 'setup', request.ip, async () =>
    installation.secret().matches(given),
  );
  if (proven) return;
  log.warn({ address: request.ip }, 'set-up secret refused');
  throw fail('setup-secret-wrong', { field: 'dbpw' });
}
