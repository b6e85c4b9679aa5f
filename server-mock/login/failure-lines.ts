import type { AuditEntry } from '../audit/service.ts';
import { networkOf } from '../limits/index.ts';
import type { Services } from '../services.ts';

/** Lines about failed sign-ins and resets that one network may cause in an hour, at no account in particular. */
const LINES = 200;
const HOUR = 3600;

/**
 * Writes a failed sign-in or reset down. The log keeps its lines, so strangers could fill the disk with failures: after so many of one network in
 * an hour, those at no account are left out, and the last line says that there are more. Failures at an account pause one another
 * and are always written down.
 */
export async function recordFailure(
  { limits, audit }: Pick<Services, 'limits' | 'audit'>,
  entry: AuditEntry & { address: string },
): Promise<void> {
  if (entry.target) return audit.record(entry);
  const key = `failure-lines:${networkOf(entry.address)}`;
  const { allowed } = await limits.hit(key, LINES, HOUR);
  if (!allowed) return;
  const isLast = (await limits.hits(key, HOUR)) === LINES;
  await audit.record(isLast ? { ...entry, detail: { ...entry.detail, more: true } } : entry);
}
