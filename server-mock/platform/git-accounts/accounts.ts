import { sql } from 'kysely';
import { prove } from '../../identity/recent-proof/index.ts';
import type { AnswerTo, Call, Context } from '../../kernel/contracts/index.ts';
import type { Row } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { rowsOf } from '../../kernel/rows/rows-of.ts';
import { gitKeyPlace } from '../../kernel/secrets/rotate.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';
import { type GivenAccount, wantedKeys } from './keys.ts';

type Listed = AnswerTo<'addGitAccount'>;

/** The columns that a list is ordered and searched by. */
const columns = {
  gitUsername: sql`lower(git_username)`,
  gitEmail: sql`lower(git_email)`,
  method: sql`method`,
  desc: sql`lower(description)`,
  createdAt: sql`created_at`,
};

/** The page exists behind a flag; so do its calls. Throws `not-found`. */
function requireFeature({ services }: Context): void {
  if (!services.config.featureFlag.standaloneGitPush) throw fail('not-found');
}

/** What is answered of an account: everything but the private key. */
function toListed(row: Row<'git_account'>): Listed {
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

const ownAccounts = (context: Context) => rowsOf(context, 'git_account', { of: 'person', named: 'git_username' });

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

/** `GET /api/user/git/accounts`. */
export async function listGitAccounts(context: Call<'listGitAccounts'>) {
  requireFeature(context);
  const { items, total } = await ownAccounts(context).list(columns, sql`created_at, id`);
  return { items: items.map(toListed), total };
}

/** `POST /api/user/git/accountAdd`. */
export async function addGitAccount(context: Call<'addGitAccount'>) {
  requireFeature(context);
  const { services, body } = context;
  const id = randomId();
  const checked = { ...columnsOf(context, body), ...keyColumns(context, id, body) };
  await prove(context, nameOf(body));
  const at = services.now();
  return toListed(await ownAccounts(context).insert({ ...checked, created_at: at, updated_at: at }, id));
}

/**
 * `POST /api/user/git/accountUpdate`: the keys stay, unless the form asks for new ones, changes the method or brings another
 * private key.
 */
export async function updateGitAccount(context: Call<'updateGitAccount'>) {
  requireFeature(context);
  const { services, body } = context;
  const rows = ownAccounts(context);
  const present = await rows.find(body.id);
  const given = { ...body, method: body.method ?? present.method };
  const changesKeys = given.method === 'auto' ? Boolean(body.reGen) : Boolean(body.sshPrivateKey?.trim());
  const keys = changesKeys || given.method !== present.method ? keyColumns(context, body.id, given) : {};
  const changed = { ...columnsOf(context, given), ...keys };
  await prove(context, nameOf(body));
  return toListed(await rows.change(body.id, { ...changed, updated_at: services.now() }));
}

/** `POST /api/user/git/accountDelete/{id}`. There is no GET of this address: pictures and links send one with the session. */
export async function deleteGitAccount(context: Call<'deleteGitAccount'>) {
  requireFeature(context);
  const rows = ownAccounts(context);
  await prove(context, nameOf(toListed(await rows.find(context.params.id))));
  await rows.delete(context.params.id);
  return {};
}
