import { requireProof } from '../../identity/recent-proof/index.ts';
import { type AnswerTo, type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import type { Row } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { gitKeyPlace } from '../../kernel/secrets/rotate.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';
import { type GivenAccount, wantedKeys } from './keys.ts';

type Listed = AnswerTo<'listGitAccounts'>['items'][number];

/** Read for answers: everything but the private key. */
const shown = [
  'id',
  'git_username',
  'git_email',
  'protocol_type',
  'method',
  'description',
  'public_key',
  'created_at',
] as const;

/** The page exists behind a flag; so do its calls. Throws `not-found`. */
function requireFeature({ services }: Context): void {
  if (!services.config.featureFlag.standaloneGitPush) throw fail('not-found');
}

function toListed(row: Pick<Row<'git_account'>, (typeof shown)[number]>): Listed {
  return {
    id: row.id,
    gitUsername: row.git_username,
    gitEmail: row.git_email,
    protocolType: 'SSH',
    method: row.method,
    desc: row.description,
    sshPublicKey: row.public_key,
    createdAt: row.created_at.toISOString(),
  };
}

/** How the dialog of a proof names an account. */
const nameOf = ({ gitUsername, gitEmail }: Pick<GivenAccount, 'gitUsername' | 'gitEmail'>) =>
  `${gitUsername} · ${gitEmail}`;

function ownAccounts({ services, me }: Context) {
  return services.database.query.selectFrom('git_account').select(shown).where('account_id', '=', me.id);
}

async function findOwn(context: Context, id: number): Promise<Listed> {
  const row = await ownAccounts(context).where('id', '=', id).executeTakeFirst();
  if (!row) throw fail('not-found');
  return toListed(row);
}

/** The columns of the form's plain fields. Throws for what is missing or no address. */
function columnsOf({ text }: Context, given: GivenAccount) {
  const git_username = given.gitUsername.trim();
  const git_email = given.gitEmail.trim();
  if (git_username === '') throw fail('invalid-fields', { errors: { gitUsername: text('api.field.required') } });
  if (!isMailAddress(git_email)) throw fail('git-email-invalid', { field: 'gitEmail' });
  return { git_username, git_email, protocol_type: given.protocolType, description: given.desc?.trim() ?? '' };
}

/** The columns of a key pair, the private key sealed for its row. */
function keyColumns({ services, me }: Context, id: number, given: GivenAccount) {
  const { publicKey, privateKey } = wantedKeys(given);
  const private_key = services.secrets.seal(privateKey, gitKeyPlace(me.id, id));
  return { method: given.method ?? 'auto', public_key: publicKey, private_key };
}

function record({ services, me, request }: Context, action: string, account: number): Promise<void> {
  const target = String(me.id);
  return services.audit.record({ action, actor: me, target, address: request.ip, detail: { account } });
}

/** `GET /api/user/git/accounts`. */
export async function listGitAccounts(context: Call<'listGitAccounts'>) {
  requireFeature(context);
  const rows = await ownAccounts(context).orderBy('created_at').orderBy('id').execute();
  return listPage(context, rows.map(toListed));
}

/** `POST /api/user/git/accountAdd`. */
export async function addGitAccount(context: Call<'addGitAccount'>) {
  requireFeature(context);
  const { services, me, body } = context;
  const id = randomId();
  const checked = { ...columnsOf(context, body), ...keyColumns(context, id, body) };
  await requireProof(context, { name: 'add-git-account', value: nameOf(body), bound: body });
  const at = services.now();
  const columns = { ...checked, created_at: at, updated_at: at };
  await services.database.query
    .insertInto('git_account')
    .values({ account_id: me.id, id, ...columns })
    .execute();
  await record(context, 'git-account.added', id);
  return findOwn(context, id);
}

/**
 * `POST /api/user/git/accountUpdate`: the keys stay, unless the form asks for new ones, changes the method or brings another
 * private key.
 */
export async function updateGitAccount(context: Call<'updateGitAccount'>) {
  requireFeature(context);
  const { services, me, body } = context;
  const present = await findOwn(context, body.id);
  const given = { ...body, method: body.method ?? present.method };
  const changesKeys = given.method === 'auto' ? Boolean(body.reGen) : Boolean(body.sshPrivateKey?.trim());
  const columns = {
    ...columnsOf(context, given),
    ...(changesKeys || given.method !== present.method ? keyColumns(context, body.id, given) : {}),
    updated_at: services.now(),
  };
  await requireProof(context, { name: 'change-git-account', value: nameOf(body), bound: body });
  const own = services.database.query.updateTable('git_account').set(columns).where('account_id', '=', me.id);
  await own.where('id', '=', body.id).execute();
  await record(context, 'private_key' in columns ? 'git-account.keys-changed' : 'git-account.changed', body.id);
  return findOwn(context, body.id);
}

/** `POST /api/user/git/accountDelete/{id}`. There is no GET of this address: pictures and links send one with the session. */
export async function deleteGitAccount(context: Call<'deleteGitAccount'>) {
  requireFeature(context);
  const { services, me, params } = context;
  const present = await findOwn(context, params.id);
  await requireProof(context, { name: 'delete-git-account', value: nameOf(present), bound: params.id });
  const own = services.database.query.deleteFrom('git_account').where('account_id', '=', me.id);
  const deleted = await own.where('id', '=', params.id).returning('id').executeTakeFirst();
  if (!deleted) throw fail('not-found');
  await record(context, 'git-account.deleted', params.id);
  return {};
}
