import { laneOf, purgeCounters, type Source } from '../../kernel/limits/index.ts';
import { countHit } from '../../kernel/limits/windows.ts';
import { keyOfAllNodes } from '../../kernel/secrets/node-key.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { codeHmac, newCode } from './code.ts';
import { codeMadeAt, isLate, purgeCodes, replaceCode, type StoredCode, spendCode } from './queries.ts';
import type { Codes } from './service.ts';

/** Minutes a code is valid; mails say so. */
export const codeMinutes = 10;

const codeTries = 5;
/** Of all networks together, to which those of a proven device come; the chance to guess a code stays below one in ten thousand. */
const allTries = 50;
const day = 24 * 60 * 60 * 1000;

/** Verification codes kept in the database as HMACs, shared by all nodes. */
export function createCodes(base: Pick<ServiceBase, 'database' | 'config' | 'now'>): Codes {
  const { database, now } = base;
  let key: string | undefined;

  async function stored(purpose: string, target: string, code: string) {
    key ??= await keyOfAllNodes(base, 'codes.key');
    return { purpose, target, hmac: codeHmac(key, purpose, target, code) };
  }

  /** Counts a try of one network, or of one proven device, at this very code. */
  async function mayTry(code: StoredCode, from: Source): Promise<boolean> {
    const made = await codeMadeAt(database, code);
    const key = `code-tries:${code.purpose}:${code.target}:${made?.getTime() ?? 0}${laneOf(from)}`;
    const { hits } = await countHit(database, key, now(), codeMinutes * 60);
    return hits <= codeTries;
  }

  const judge: Codes['judge'] = async (purpose, target, code, from) => {
    const given = await stored(purpose, target, code);
    const spent =
      from === undefined
        ? await spendCode(database, given, now(), codeTries)
        : (await mayTry(given, from)) &&
          (await spendCode(database, given, now(), allTries + (from.device === undefined ? 0 : codeTries)));
    if (spent) return 'right';
    return (await isLate(database, given, now())) ? 'expired' : 'wrong';
  };

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
    judge,
    redeem: async (purpose, target, code, from) => (await judge(purpose, target, code, from)) === 'right',
  };
}
