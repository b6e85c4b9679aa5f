import { purgeCounters } from '../limits/index.ts';
import type { Codes, ServiceBase } from '../services.ts';
import { codeHmac, newCode } from './code.ts';
import { codeKey } from './key.ts';
import { purgeCodes, replaceCode, spendCode } from './queries.ts';

/** Minutes a code is valid; mails say so. */
export const codeMinutes = 10;

const codeTries = 5;
const day = 24 * 60 * 60 * 1000;

/** Verification codes kept in the database as HMACs, shared by all nodes. */
export function createCodes(base: Pick<ServiceBase, 'database' | 'config' | 'now'>): Codes {
  const { database, now } = base;
  let key: string | undefined;

  async function stored(purpose: string, target: string, code: string) {
    key ??= await codeKey(base);
    return { purpose, target, hmac: codeHmac(key, purpose, target, code) };
  }

  return {
    async issue(purpose, target, own) {
      const code = own?.code ?? newCode();
      const at = now();
      const expiresAt = new Date(at.getTime() + (own?.minutes ?? codeMinutes) * 60_000);
      await replaceCode(database, await stored(purpose, target, code), at, expiresAt);
      await purgeCodes(database, new Date(at.getTime() - day));
      await purgeCounters(database, new Date(at.getTime() - day));
      return code;
    },
    async redeem(purpose, target, code) {
      return spendCode(database, await stored(purpose, target, code), now(), codeTries);
    },
  };
}
