import type { Audit } from '../../kernel/audit-log/service.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { LoginPages } from './service.ts';
import { ACTION, readChanges, readPage, storePage } from './stored.ts';

export { shownLoginPage } from './shown.ts';

/** The channel on which every node hears that the platform has set another page. */
const CHANNEL = 'pagewright_login_page';

const PLATFORM = { companyId: -1, appId: -1 };

/**
 * Keeps which screen is the sign-in page. The platform's is remembered, because every visit asks for it; those of companies and apps
 * come with their records.
 */
export async function createLoginPages({
  config,
  database,
  log,
  audit,
}: Pick<ServiceBase, 'config' | 'database' | 'log'> & { audit: Audit }): Promise<LoginPages> {
  let platform = '';
  const ownOf: LoginPages['ownOf'] = (level) => database.tenant(level.companyId, (trx) => readPage(trx, level));
  const begin = async () => {
    platform = await ownOf(PLATFORM);
  };
  const readAgain = () =>
    void begin().catch((error: unknown) => log.error({ err: error }, 'the sign-in page in force could not be read'));
  await database.listen(CHANNEL, readAgain, readAgain);

  return {
    begin,
    ownOf,
    ofPlatform: () => platform || config.loginPage,
    history: (level) => database.tenant(level.companyId, (trx) => readChanges(trx, level)),
    async set(level, screen, { user, address }) {
      const { companyId, appId } = level;
      await database.tenant(companyId, async (trx) => {
        const before = await readPage(trx, level);
        await storePage(trx, level, screen);
        const detail = { appId, before };
        await audit.record({ action: ACTION, companyId, actor: user, target: screen, address, detail }, trx);
        if (companyId === -1) await database.notify(CHANNEL, '', trx);
      });
      if (companyId === -1) platform = screen;
    },
  };
}
