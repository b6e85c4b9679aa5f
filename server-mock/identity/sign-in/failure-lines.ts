import type { Audit, AuditEntry } from '../../kernel/audit-log/service.ts';
import { networkOf } from '../../kernel/limits/index.ts';
import type { Limits } from '../../kernel/limits/service.ts';

/** Lines about failures that one network may cause in an hour: at no account in particular, at one account, and at all accounts together. */
const AT_NO_ACCOUNT = 200;
const AT_ONE_ACCOUNT = 50;
const AT_ALL_ACCOUNTS = 1000;
const HOUR = 3600;

/** The counters of a failure, and the lines that each allows. The account's comes first, so that a line it refuses does not count for the network. */
function countersOf(network: string, target = ''): [string, number][] {
  if (!target) return [[`failure-lines:${network}`, AT_NO_ACCOUNT]];
  return [
    [`failure-lines:${network}:${target}`, AT_ONE_ACCOUNT],
    [`failure-lines:${network}:all`, AT_ALL_ACCOUNTS],
  ];
}

/**
 * Writes a failed sign-in, reset or link down. The log keeps its lines, so strangers could fill the disk with failures, and the history
 * that an owner reads. After so many of one network in an hour the rest is left out; the last line says that there are more.
 */
export async function recordFailure(
  { limits, audit }: { limits: Limits; audit: Audit },
  entry: AuditEntry & { address: string },
): Promise<void> {
  let isLast = false;
  for (const [key, most] of countersOf(networkOf(entry.address), entry.target)) {
    const { allowed, left } = await limits.hit(key, most, HOUR);
    if (!allowed) return;
    isLast ||= left === 0;
  }
  await audit.record(isLast ? { ...entry, detail: { ...entry.detail, more: true } } : entry);
}
