import { type AuthenticatorTransport, generateAuthenticationOptions } from '@simplewebauthn/server';
import type { Call, Context } from '../../kernel/contracts/index.ts';
import type { Row } from '../../kernel/database/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { isRightPasskey, type PasskeyResponse } from './assertion.ts';
import { offersPasskeys } from './offered.ts';
import { passkeysOf } from './queries.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What challenges for a proof are bound to. */
const purpose = 'passkey-proof';
const minutes = 5;

const targetOf = ({ me, request }: Context) => `${me.id}:${request.session!.id}`;

/** The person's passkeys that work at this address; those of another host do not. */
export async function passkeysHere({ services, me, request }: Context): Promise<Row<'passkey'>[]> {
  if (!offersPasskeys(services.config)) return [];
  const party = relyingPartyOf(request).id;
  return (await passkeysOf(services.database, me.id)).filter(({ relying_party }) => relying_party === party);
}

/** `POST /api/user/prove/passkey`. Throws `forbidden` for those who have none. */
export async function proofChallenge(context: Call<'proofChallenge'>) {
  const own = await passkeysHere(context);
  if (own.length === 0) throw fail('forbidden');
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(context.request).id,
    allowCredentials: own.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports.split(',').filter(Boolean) as AuthenticatorTransport[],
    })),
    userVerification: 'required',
  });
  await context.services.codes.issue(purpose, targetOf(context), { code: options.challenge, minutes });
  return { options: { ...options } };
}

/** Whether a response was made with one of the person's own passkeys for the challenge of this session. */
export async function provesByPasskey(context: Context, response: PasskeyResponse): Promise<boolean> {
  const passkey = (await passkeysHere(context)).find(({ credential_id }) => credential_id === response['id']);
  const isOurs = (challenge: string) => context.services.codes.redeem(purpose, targetOf(context), challenge);
  return passkey !== undefined && isRightPasskey(context, passkey, response, isOurs);
}
