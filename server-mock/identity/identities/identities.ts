import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { requireAgreed } from './agreed.ts';
import { admit, linkIdentity } from './newcomer.ts';
import { accountOfIdentity, identitiesOf, noteUse } from './queries.ts';
import type { Identities } from './service.ts';
import { giveUpWayIn } from './ways-in.ts';

/** Identities kept in the database: who somebody is elsewhere, and the account that is. */
export function createIdentities({
  database,
  config,
  now,
}: Pick<ServiceBase, 'database' | 'config' | 'now'>): Identities {
  return {
    find: (external) =>
      database.tenant(external.companyId, async (trx) => {
        await requireAgreed(trx, external);
        const account = await accountOfIdentity({ query: trx }, external);
        if (account) await noteUse({ query: trx }, external, now());
        return account ?? null;
      }),
    admit: (external) => admit(database, external, now()),
    link: (external, account) => linkIdentity(database, external, account, now()),
    listOf: (accountId) => identitiesOf(database, accountId),
    async unlink(accountId, id) {
      return giveUpWayIn({ database, config }, accountId, { identity: id }, async (trx) => {
        const own = trx.deleteFrom('identity').where('account_id', '=', accountId);
        return (await own.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
      });
    },
  };
}
