import type { Identities, ServiceBase } from '../services.ts';
import { admit, linkIdentity } from './newcomer.ts';
import { accountOfIdentity, identitiesOf, noteUse } from './queries.ts';

/** Identities kept in the database: who somebody is elsewhere, and the account that is. */
export function createIdentities({ database, now }: Pick<ServiceBase, 'database' | 'now'>): Identities {
  return {
    async find(external) {
      const account = await accountOfIdentity(database, external);
      if (account) await noteUse(database, external, now());
      return account ?? null;
    },
    admit: (external) => admit(database, external, now()),
    link: (external, account) => linkIdentity(database, external, account, now()),
    listOf: (accountId) => identitiesOf(database, accountId),
    async unlink(accountId, id) {
      const { numDeletedRows } = await database.query
        .deleteFrom('identity')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
