import type { Limits, ServiceBase } from '../services.ts';
import { takeTurn } from './turns.ts';
import { countHit, forgetKey, takeBackHit } from './windows.ts';

export { accountTurns, addressTurns, captchaRule, sendRules, uploadRule, type WindowRule } from './rules.ts';
export type { TurnRule } from './turns.ts';
export { purgeCounters } from './windows.ts';

/** Counters in the database, shared by all nodes. */
export function createLimits({ database, now }: Pick<ServiceBase, 'database' | 'now'>): Limits {
  return {
    async hit(key, limit, windowSeconds) {
      const { hits, start } = await countHit(database, key, now(), windowSeconds);
      const left = start.getTime() + windowSeconds * 1000 - now().getTime();
      return { allowed: hits <= limit, retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) };
    },
    clear: (key) => forgetKey(database, key),
    giveBack: (key) => takeBackHit(database, key),
    async turn(key, rule) {
      const at = await takeTurn(database, key, now(), rule);
      return at && Math.max(0, at.getTime() - now().getTime());
    },
  };
}
