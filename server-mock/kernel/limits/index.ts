import type { ServiceBase } from '../services/service-base.ts';
import { noteFailure, pauseAfterFailures, takeTurn } from './failures.ts';
import type { Limits } from './service.ts';
import { countHit, forgetKey, readHits } from './windows.ts';

export { networkOf } from './network.ts';
export { oneByOne } from './one-by-one.ts';
export {
  appFileRule,
  applicationRule,
  appRoleRule,
  captchaRule,
  companyFileRule,
  definitionRule,
  draftRule,
  exportRule,
  fileRule,
  importRule,
  invitationRules,
  largeBodyRule,
  newAppRule,
  presenceNewsRule,
  presenceRule,
  publishRules,
  screenReadRule,
  sendRules,
  takenNamesRule,
  uploadRule,
  type WindowRule,
  workBits,
} from './rules.ts';
export { laneOf, type Source, sourceOfSession } from './source.ts';
export { purgeCounters } from './windows.ts';
export { requireWithin } from './within.ts';

/** Counters in the database, shared by all nodes. */
export function createLimits({ database, now }: Pick<ServiceBase, 'database' | 'now'>): Limits {
  return {
    async hit(key, limit, windowSeconds) {
      const { hits, start } = await countHit(database, key, now(), windowSeconds);
      const time = start.getTime() + windowSeconds * 1000 - now().getTime();
      const retryAfterSeconds = Math.max(1, Math.ceil(time / 1000));
      return { allowed: hits <= limit, left: Math.max(0, limit - hits), retryAfterSeconds };
    },
    hits: (key, windowSeconds) => readHits(database, key, now(), windowSeconds),
    clear: (key) => forgetKey(database, key),
    failed: (key, rule) => noteFailure(database, key, now(), rule),
    pause: (key, rule) => pauseAfterFailures(database, key, now(), rule),
    turn: (key, rule) => takeTurn(database, key, now(), rule),
  };
}
