import { fail } from '../errors/fail.ts';
import { networkOf, sendRules, type WindowRule } from '../limits/index.ts';
import type { Limits } from '../services.ts';

/** How a code is sent. */
export type Channel = 'mail' | 'sms';

/** Purposes wait apart: who asked for a code to sign in may ask for one to reset at once. */
const pauseKey = (channel: Channel, target: string, purpose: string) => `send-pause:${channel}:${purpose}:${target}`;

async function within(limits: Limits, key: string, { limit, windowSeconds }: WindowRule): Promise<void> {
  const { allowed, retryAfterSeconds } = await limits.hit(key, limit, windowSeconds);
  if (allowed) return;
  const values = { seconds: retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) };
  throw fail(limit === 1 ? 'code-too-soon' : 'too-many-codes', { retryAfter: retryAfterSeconds, values });
}

/**
 * Counts one message to a target, wanted from an address. Throws `code-too-soon` while a target has to
 * wait, `too-many-codes` when the sender, the target or, for text messages, the platform has had enough. Unknown targets are counted alike.
 */
export async function allowSending(
  limits: Limits,
  channel: Channel,
  target: string,
  address: string,
  purpose = 'login',
): Promise<void> {
  await within(limits, `send@${networkOf(address)}`, sendRules.addressHour);
  await within(limits, pauseKey(channel, target, purpose), sendRules.targetPause);
  await within(limits, `send-hour:${channel}:${target}`, sendRules.targetHour);
  if (channel === 'sms') await within(limits, 'send-hour:sms', sendRules.allPhonesHour);
}

/** Lets a person try again at once after a message that did not leave. */
export function forgivePause(limits: Limits, channel: Channel, target: string, purpose = 'login'): Promise<void> {
  return limits.clear(pauseKey(channel, target, purpose));
}
