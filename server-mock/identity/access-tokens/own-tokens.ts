import { type AnswerTo, type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import { PLATFORM, type Row } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { ACCESS_TOKEN_START } from '../../kernel/values/access-token-text.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { requireProof } from '../recent-proof/index.ts';
import { hashToken, newToken } from '../sessions/index.ts';
import { ownLevels, type TokenLevel } from './levels.ts';

type Listed = AnswerTo<'listAccessTokens'>['items'][number];

/** Live tokens of one person: enough for one for each pipeline, and few enough to look through. */
export const MOST_TOKENS = 20;

/** Characters of a token that its owner sees later; the 6 random ones among them leave 220 random bits. */
const SHOWN = ACCESS_TOKEN_START.length + 6;

/** Days for which an expired token is still listed. */
const LISTED_DAYS = 30;

const DAY = 24 * 60 * 60 * 1000;

/** The page exists behind a flag; so do its calls, and tokens work no longer without it. Throws `not-found`. */
function requireFeature({ services }: Context): void {
  if (!services.config.featureFlag.standaloneGitPush) throw fail('not-found');
}

type Shown = Omit<Row<'access_token'>, 'token_hash' | 'account_id' | 'provider_company'> & { company: string | null };

function toListed({ services, text }: Context, row: Shown, levels: readonly TokenLevel[]): Listed {
  const { id, name, prefix, right, level_company, created_at, expires_at, last_used_at } = row;
  const isAllowed = levels.some(({ companyId }) => companyId === level_company);
  return {
    ...{ id, name, prefix, right },
    level: level_company === PLATFORM ? text('api.access-token.platform') : (row.company ?? ''),
    state: expires_at <= services.now() ? 'expired' : isAllowed ? 'works' : 'stopped',
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? '',
  };
}

async function ownTokens(context: Context): Promise<Listed[]> {
  const { services, me } = context;
  const levels = await ownLevels(context);
  const rows = await services.database.query
    .selectFrom('access_token as t')
    .leftJoin('company', 'company.id', 't.level_company')
    .select(['t.id', 't.name', 't.prefix', 't.right', 't.level_company', 't.created_at', 't.expires_at'])
    .select(['t.last_used_at', 'company.name as company'])
    .where('t.account_id', '=', me.id)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();
  return rows.map((row) => toListed(context, row, levels));
}

function record({ services, me, request }: Context, action: string, detail: Record<string, unknown>): Promise<void> {
  return services.audit.record({ action, actor: me, target: String(me.id), address: request.ip, detail });
}

/** `GET /api/user/access-tokens`. */
export async function listAccessTokens(context: Call<'listAccessTokens'>) {
  requireFeature(context);
  return listPage(context, await ownTokens(context));
}

/** `GET /api/user/access-tokens/levels`. */
export async function accessTokenLevels(context: Call<'accessTokenLevels'>) {
  requireFeature(context);
  const levels = await ownLevels(context);
  return { options: levels.map(({ label, value }) => ({ label, value })) };
}

/** Stores a token unless the person has too many; two at a time queue up at the account's row. Throws `too-many-access-tokens`. */
async function store({ services, me }: Context, row: Omit<Row<'access_token'>, 'account_id'>): Promise<void> {
  const now = services.now();
  await services.database.transaction(async (trx) => {
    await trx.selectFrom('account').select('id').where('id', '=', me.id).forUpdate().executeTakeFirst();
    const own = trx.deleteFrom('access_token').where('account_id', '=', me.id);
    await own.where('expires_at', '<', new Date(now.getTime() - LISTED_DAYS * DAY)).execute();
    const { live } = await trx
      .selectFrom('access_token')
      .select((eb) => eb.fn.countAll<number>().as('live'))
      .where('account_id', '=', me.id)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (Number(live) >= MOST_TOKENS) throw fail('too-many-access-tokens', { values: { limit: MOST_TOKENS } });
    await trx
      .insertInto('access_token')
      .values({ account_id: me.id, ...row })
      .execute();
  });
}

/** `POST /api/user/access-tokens/add`. The database keeps a hash alone. */
export async function addAccessToken(context: Call<'addAccessToken'>) {
  requireFeature(context);
  const { services, body, request, text } = context;
  const { right, days } = body;
  const name = body.name.trim();
  if (name === '') throw fail('invalid-fields', { errors: { name: text('api.field.required') } });
  const levels = await ownLevels(context);
  const level = levels.find(({ value }) => value === body.level);
  if (!level) throw fail('access-token-level', { field: 'level' });
  const value = [name, level.label, text(`api.access-token.${right}`)].join(' · ');
  await requireProof(context, { name: 'add-access-token', value, bound: body });
  const token = ACCESS_TOKEN_START + newToken();
  const at = services.now();
  const row = {
    ...{ id: randomId(), name, right, prefix: token.slice(0, SHOWN), level_company: level.companyId },
    ...{ created_at: at, expires_at: new Date(at.getTime() + days * DAY), last_used_at: null },
  };
  const { providerCompany = PLATFORM } = request.session ?? {};
  await store(context, { ...row, token_hash: hashToken(token), provider_company: providerCompany });
  await record(context, 'access-token.added', { token: row.prefix, name, level: body.level, right, days });
  const company = level.companyId === PLATFORM ? null : level.label;
  return { token, item: toListed(context, { ...row, company }, levels) };
}

/** `POST /api/user/access-tokens/revoke/{id}`. It takes power away and gives none, so it asks for no proof. */
export async function revokeAccessToken(context: Call<'revokeAccessToken'>) {
  requireFeature(context);
  const { services, me, params } = context;
  const own = services.database.query.deleteFrom('access_token').where('account_id', '=', me.id);
  const revoked = await own.where('id', '=', params.id).returning(['name', 'prefix']).executeTakeFirst();
  if (!revoked) throw fail('not-found');
  await record(context, 'access-token.revoked', { token: revoked.prefix, name: revoked.name });
  return {};
}

/** `GET /api/access-token`, for a program that wants to know its level. */
export async function describeAccessToken({ request }: Call<'describeAccessToken'>) {
  const { accessToken, session } = request;
  if (!accessToken || !session) throw fail('access-token-wrong');
  const { name, companyKey, right } = accessToken;
  return { name, company: companyKey, right, expiresAt: session.expiresAt.toISOString() };
}
