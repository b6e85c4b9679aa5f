import { fail } from '../../kernel/errors/fail.ts';
import { networkOf, sendRules, type WindowRule, workBits } from '../../kernel/limits/index.ts';
import type { Limits } from '../../kernel/limits/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { createWork } from './send-work.ts';

/** How a code is sent. */
export type Channel = 'mail' | 'sms';

/** One message that somebody wants to be sent. */
export interface WantedMessage {
  channel: Channel;
  target: string;
  purpose: string;
}

/** Purposes wait apart: who asked for a code to sign in may ask for one to reset at once. */
const pauseKey = (channel: Channel, target: string, purpose: string) => `send-pause:${channel}:${purpose}:${target}`;

const hourKey = ({ channel, target }: WantedMessage) => `send-hour:${channel}:${target}`;

function refusal(retryAfterSeconds: number, limit: number) {
  const values = { seconds: retryAfterSeconds, minutes: Math.ceil(retryAfterSeconds / 60) };
  return fail(limit === 1 ? 'code-too-soon' : 'too-many-codes', { retryAfter: retryAfterSeconds, values });
}

async function within(limits: Limits, key: string, { limit, windowSeconds }: WindowRule): Promise<void> {
  const { allowed, retryAfterSeconds } = await limits.hit(key, limit, windowSeconds);
  if (!allowed) throw refusal(retryAfterSeconds, limit);
}

/**
 * Counts one message to a target. Throws `code-too-soon` while the target has to wait, and `too-many-codes` when it, or for text
 * messages the platform, has had enough. Unknown targets are counted alike.
 */
export async function allowTarget(limits: Limits, wanted: WantedMessage): Promise<void> {
  await within(limits, pauseKey(wanted.channel, wanted.target, wanted.purpose), sendRules.targetPause);
  await within(limits, hourKey(wanted), sendRules.targetHour);
  if (wanted.channel === 'sms') await within(limits, 'send-hour:sms', sendRules.allPhonesHour);
}

/**
 * Counts one mail that an anonymous caller at an address wants to be sent. A target's own limits come first: asking for the same one again
 * uses up nothing of a network. The first mails of a network are free in each hour; each further one costs its browser some work, so that
 * nobody uses them up for the others. Throws as `allowTarget` does, and `work-needed` with an order in `errors.work`.
 */
export async function allowMail(
  services: Pick<ServiceBase, 'database' | 'config' | 'now'> & { limits: Limits },
  wanted: WantedMessage & { channel: 'mail' },
  { address, work }: { address: string; work: string | undefined },
): Promise<void> {
  const { limits } = services;
  const network = networkOf(address);
  const { target, purpose } = wanted;
  const place = { target, purpose, network };
  const isTargetFull =
    (await limits.hits(hourKey(wanted), sendRules.targetHour.windowSeconds)) >= sendRules.targetHour.limit;
  const isFree = async () => {
    const { limit, windowSeconds } = sendRules.networkHour;
    return (await limits.hit(`send-mail@${network}`, limit, windowSeconds)).allowed;
  };
  await within(limits, pauseKey('mail', target, purpose), sendRules.targetPause);
  if (!isTargetFull && !(await isFree())) {
    const worker = createWork(services);
    if (work === undefined || !(await worker.isDone(work, place))) {
      await forgivePause(limits, 'mail', target, purpose);
      const worked = await limits.hits(`send-work@${network}`, sendRules.workedHour.windowSeconds);
      throw fail('work-needed', { errors: { work: await worker.order(workBits(worked), place) } });
    }
    await within(limits, `send-work@${network}`, sendRules.workedHour);
  }
  await within(limits, hourKey(wanted), sendRules.targetHour);
}

/** Counts one text message that a caller at an address wants, who has read an image for it. */
export async function allowTextMessage(limits: Limits, wanted: WantedMessage, address: string): Promise<void> {
  await within(limits, `send-sms@${networkOf(address)}`, sendRules.networkHour);
  await allowTarget(limits, wanted);
}

/** Lets a person try again at once after a message that did not leave. */
export function forgivePause(limits: Limits, channel: Channel, target: string, purpose = 'login'): Promise<void> {
  return limits.clear(pauseKey(channel, target, purpose));
}
