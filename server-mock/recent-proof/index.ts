import type { Context } from '../contracts/index.ts';
import { fail } from '../errors/fail.ts';

/** Milliseconds for which a proof counts. */
const lifetime = 10 * 60_000;

/** Whether the person at this session has lately proven who it is; signing in is a proof. */
export function hasRecentProof({ request, services }: Pick<Context, 'request' | 'services'>): boolean {
  const provenAt = request.session?.provenAt.getTime() ?? Number.NEGATIVE_INFINITY;
  return services.now().getTime() - provenAt < lifetime;
}

/**
 * For handlers of sensitive changes. Throws `proof-needed`; pages of ours then ask for a proof (`POST /api/user/prove`) and
 * send the call again.
 */
export function requireRecentProof(context: Pick<Context, 'request' | 'services'>): void {
  if (!hasRecentProof(context)) throw fail('proof-needed');
}
