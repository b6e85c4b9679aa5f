import type { AccessTokens, TokenSession } from '../../kernel/contracts/access-token.ts';
import { type NewRow, PLATFORM, type Row } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { toUser } from '../accounts/index.ts';
import { asLocale, hashToken } from '../sessions/index.ts';

type Base = Pick<ServiceBase, 'config' | 'database' | 'now'>;

/** Minutes for which a use is not written down again. */
const NOTED_MINUTES = 1;

type Found = Row<'account'> &
  Pick<Row<'access_token'>, 'right' | 'provider_company' | 'level_company' | 'expires_at' | 'last_used_at'> & {
    token_id: number;
    token_name: string;
    company_key: string | null;
  };

/** At a company's level a platform administrator is a member like others: the token is cut down to that level. */
function toTokenSession(row: Found, config: Base['config']): TokenSession {
  const isOfPlatform = row.level_company === PLATFORM;
  const user = toUser(row, config);
  return {
    token: {
      id: row.token_id,
      name: row.token_name,
      companyKey: isOfPlatform ? null : (row.company_key ?? ''),
      right: row.right,
    },
    session: {
      id: row.token_id,
      accountId: row.id,
      method: '',
      providerCompany: row.provider_company,
      user: Object.freeze({ ...user, isSuperAdmin: isOfPlatform && user.isSuperAdmin }),
      locale: asLocale(row.locale),
      appearance: row.appearance,
      mustChangePassword: false,
      expiresAt: row.expires_at,
    },
  };
}

/** Finds the access tokens that requests come with. Tokens work while the page on which they are revoked is there. */
export function createAccessTokens({ config, database, now }: Base): AccessTokens {
  const live = () =>
    database.query
      .selectFrom('access_token as t')
      .innerJoin('account', 'account.id', 't.account_id')
      .leftJoin('company', 'company.id', 't.level_company')
      .selectAll('account')
      .select(['t.id as token_id', 't.name as token_name', 't.right', 't.provider_company', 't.level_company'])
      .select(['t.expires_at', 't.last_used_at', 'company.key as company_key'])
      .where('t.expires_at', '>', now())
      .where('account.disabled_at', 'is', null);

  async function note({ id, token_id, last_used_at }: Found): Promise<void> {
    const at = now();
    if (last_used_at && at.getTime() - last_used_at.getTime() < NOTED_MINUTES * 60_000) return;
    const used: Partial<NewRow<'access_token'>> = { last_used_at: at };
    const own = database.query.updateTable('access_token').set(used).where('account_id', '=', id);
    await own.where('id', '=', token_id).execute();
  }

  return {
    async find(secret) {
      if (!config.featureFlag.standaloneGitPush) return null;
      const row = await live().where('t.token_hash', '=', hashToken(secret)).executeTakeFirst();
      if (!row) return null;
      await note(row);
      return toTokenSession(row, config);
    },
    async findAgain(accountId, id) {
      const row = await live().where('t.account_id', '=', accountId).where('t.id', '=', id).executeTakeFirst();
      return row ? toTokenSession(row, config) : null;
    },
  };
}
