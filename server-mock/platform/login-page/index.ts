import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Audit } from '../../kernel/audit-log/service.ts';
import { sharedKey } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { LoginPages } from './service.ts';
import { ACTION, readChanges, readLook, readPage, storeLook, storePage } from './stored.ts';

export { LOOK_SCREEN, type ShownLogin, shownLogin } from './shown.ts';
export { wholeLook } from './stored.ts';
export { lookOfState, lookState } from './tried.ts';

/** The channel on which every node hears that the platform has set another page. */
const CHANNEL = 'pagewright_login_page';

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

const signed = (key: string, words: string[]): string =>
  createHmac('sha256', Buffer.from(key, 'base64'))
    .update(JSON.stringify(['leave', ...words]))
    .digest('base64url');

const PLATFORM = { companyId: -1, appId: -1 };

/**
 * Keeps what is shown where people sign in. The platform's screen is remembered, because every visit asks for it; the looks of companies and
 * apps come with their records.
 */
export async function createLoginPages({
  config,
  database,
  log,
  now,
  audit,
}: Pick<ServiceBase, 'config' | 'database' | 'log' | 'now'> & { audit: Audit }): Promise<LoginPages> {
  let platform = '';
  const own = () => database.tenant(PLATFORM.companyId, readPage);
  let linkKey = '';
  const read = async () => {
    platform = await own();
  };
  const readAgain = () =>
    void read().catch((error: unknown) => log.error({ err: error }, 'the sign-in page in force could not be read'));
  await database.listen(CHANNEL, readAgain, readAgain);

  return {
    async begin() {
      linkKey = await sharedKey(database, 'login.link-key');
      await read();
    },
    leavingQuery(to, from) {
      const day = String(Math.floor(now().getTime() / DAY));
      return new URLSearchParams({ to, from, day, sign: signed(linkKey, [to, from, day]) });
    },
    isLeaving({ to = '', from = '', day = '', sign = '' }) {
      const [expected, given] = [signed(linkKey, [to, from, day]), sign].map((text) => Buffer.from(text));
      const isOurs = given!.length === expected!.length && timingSafeEqual(given!, expected!);
      return isOurs && now().getTime() < (Number(day) + 2) * DAY;
    },
    own,
    ofPlatform: () => platform || config.loginPage,
    history: (level) => database.tenant(level.companyId, (trx) => readChanges(trx, level)),
    async set(screen, { user, address }) {
      const { companyId, appId } = PLATFORM;
      await database.tenant(companyId, async (trx) => {
        const detail = { appId, before: await readPage(trx) };
        await storePage(trx, screen);
        await audit.record({ action: ACTION, companyId, actor: user, target: screen, address, detail }, trx);
        await database.notify(CHANNEL, '', trx);
      });
      platform = screen;
    },
    lookOf: (level) => database.tenant(level.companyId, (trx) => readLook(trx, level)),
    async setLook(level, look, { user, address }) {
      const { companyId, appId } = level;
      await database.tenant(companyId, async (trx) => {
        const detail = { appId, before: await readLook(trx, level), look };
        await storeLook(trx, level, look);
        const target = look?.layout ?? '';
        await audit.record({ action: ACTION, companyId, actor: user, target, address, detail }, trx);
      });
    },
  };
}
