import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { publicOriginElsewhere } from '../../kernel/addresses/own-origins.ts';
import { type AnswerTo, type Call, type Context, listPage } from '../../kernel/contracts/index.ts';
import type { Row } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { randomId } from '../../kernel/values/random-id.ts';
import { giveUpWayIn } from '../identities/index.ts';
import {
  addPasskeyRow,
  deletePasskeyRow,
  offersPasskeys,
  passkeysOf,
  relyingPartyOf,
  renamePasskeyRow,
  requirePasskeys,
} from '../passkey-proof/index.ts';
import { requireProof } from '../recent-proof/index.ts';
import { deviceOf, renewSession } from '../sessions/index.ts';

/** What challenges for new passkeys are bound to. */
const purpose = 'passkey-new';
const minutes = 5;

const targetOf = ({ me, request }: Context) => `${me.id}:${request.session!.id}`;

type Listed = AnswerTo<'listPasskeys'>['items'][number];

function toListed({
  id,
  name,
  created_at,
  last_used_at,
}: Pick<Row<'passkey'>, 'id' | 'name' | 'created_at' | 'last_used_at'>): Listed {
  return { id, name, createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? '' };
}

function record({ services, me, request }: Context, action: string, name: string): Promise<void> {
  return services.audit.record({ action, actor: me, target: String(me.id), address: request.ip, detail: { name } });
}

/** `GET /api/user/passkeys`. */
export async function listPasskeys(context: Call<'listPasskeys'>) {
  const { services, me } = context;
  return listPage(context, (await passkeysOf(services.database, me.id)).map(toListed));
}

/**
 * `POST /api/user/passkeys/options`. The passkey has to unlock by itself (user verification) and to know whose it is. Throws
 * `passkey-elsewhere` at a host other than the public one, where one signs in with it.
 */
export async function passkeyOffer(context: Call<'passkeyOffer'>) {
  const { services, me, request } = context;
  requirePasskeys(services.config);
  const origin = publicOriginElsewhere(request);
  if (origin !== null) throw fail('passkey-elsewhere', { values: { origin } });
  await requireProof(context, { name: 'add-passkey' });
  const known = await passkeysOf(services.database, me.id);
  const options = await generateRegistrationOptions({
    rpName: services.config.siteName,
    rpID: relyingPartyOf(request).id,
    userID: new TextEncoder().encode(String(me.id)),
    userName: me.email || me.username || me.phone,
    userDisplayName: me.nickName || me.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await services.codes.issue(purpose, targetOf(context), { code: options.challenge, minutes });
  return { options: { ...options } };
}

function verified(context: Call<'addPasskey'>): Promise<VerifiedRegistrationResponse> {
  const { services, body, request } = context;
  const party = relyingPartyOf(request);
  return verifyRegistrationResponse({
    response: body.response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => services.codes.redeem(purpose, targetOf(context), challenge),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false }));
}

/**
 * `POST /api/user/passkeys/add`: takes the answer to a challenge of this session, which only a confirmed offer gives out, once.
 * Throws `passkey-refused` for what no browser made for us just now.
 */
export async function addPasskey(context: Call<'addPasskey'>) {
  const { services, me, body, request, reply } = context;
  requirePasskeys(services.config);
  const { registrationInfo } = await verified(context);
  if (!registrationInfo) throw fail('passkey-refused');
  const { credential } = registrationInfo;
  const row = {
    credential_id: credential.id,
    account_id: me.id,
    id: randomId(),
    name: body.name?.trim() || deviceOf(request.headers['user-agent'] ?? '').name,
    relying_party: relyingPartyOf(request).id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(','),
    created_at: services.now(),
    last_used_at: null,
  };
  if (!(await addPasskeyRow(services.database, row))) throw fail('passkey-known');
  await renewSession(reply, services);
  await record(context, 'passkey.added', row.name);
  return toListed(row);
}

/** `POST /api/user/passkeys/rename/{id}`. */
export async function renamePasskey(context: Call<'renamePasskey'>) {
  const { services, me, params, body, text } = context;
  const name = body.name.trim();
  if (name === '') throw fail('invalid-fields', { errors: { name: text('api.field.required') } });
  if (!(await renamePasskeyRow(services.database, me.id, params.id, name))) throw fail('not-found');
  await record(context, 'passkey.renamed', name);
  return {};
}

/** `POST /api/user/passkeys/delete/{id}`. Throws `last-way-in` when the account could not be entered afterwards. */
export async function deletePasskey(context: Call<'deletePasskey'>) {
  const { services, me, params } = context;
  const passkey = (await passkeysOf(services.database, me.id)).find(({ id }) => id === params.id);
  if (!passkey) throw fail('not-found');
  const { name } = passkey;
  await requireProof(context, { name: 'delete-passkey', value: name, bound: passkey.id });
  const deleted = offersPasskeys(services.config)
    ? await giveUpWayIn(services, me.id, { passkey: params.id }, (query) =>
        deletePasskeyRow({ query }, me.id, params.id),
      )
    : await deletePasskeyRow(services.database, me.id, params.id);
  if (!deleted) throw fail('not-found');
  await record(context, 'passkey.deleted', name);
  return {};
}
