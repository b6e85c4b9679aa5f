import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Context } from '../../kernel/contracts/index.ts';
import type { Row } from '../../kernel/database/index.ts';
import { notePasskeyUse } from './queries.ts';
import { relyingPartyOf } from './relying-party.ts';

/** A browser's response as it came in. */
export type PasskeyResponse = Record<string, unknown>;

function verified(
  { request }: Pick<Context, 'request'>,
  passkey: Row<'passkey'>,
  response: PasskeyResponse,
  isOurs: (challenge: string) => Promise<boolean>,
): Promise<Partial<VerifiedAuthenticationResponse>> {
  return verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: isOurs,
    expectedOrigin: relyingPartyOf(request).origins,
    expectedRPID: passkey.relying_party,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports.split(',').filter(Boolean) as AuthenticatorTransport[],
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false }));
}

/**
 * Whether a response was made with this passkey, unlocked, for a page and a challenge of ours; `isOurs` uses the challenge
 * up. A right one is noted as a use.
 */
export async function isRightPasskey(
  context: Pick<Context, 'request' | 'services'>,
  passkey: Row<'passkey'>,
  response: PasskeyResponse,
  isOurs: (challenge: string) => Promise<boolean>,
): Promise<boolean> {
  const { verified: right, authenticationInfo } = await verified(context, passkey, response, isOurs);
  if (!right || !authenticationInfo) return false;
  const { database, now } = context.services;
  await notePasskeyUse(database, passkey.credential_id, authenticationInfo.newCounter, now());
  return true;
}
