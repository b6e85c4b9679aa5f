import type { Operation } from '../../kernel/contracts/contract.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { type ActionName, challengeFor, digestOf, proofPurpose, proofTarget, type SensitiveAction } from './action.ts';

export type { SensitiveAction } from './action.ts';

/** The header in which a repeated call brings the token of its proof. */
const proofHeader = 'x-proof';

/** A token has 43 characters; what is much longer was not made here. */
const longestToken = 64;

/**
 * For handlers of sensitive changes: the person must have confirmed this very call in the dialog (`POST /api/user/prove`).
 * The token is used up. Signing in is no proof, and neither is the proof of another call,
 * be it the same one for another company or app.
 * Throws `proof-needed` with a challenge; our pages then ask and send the call again with the token.
 *
 * @param actions what the call is about to do; at least one
 */
export async function requireProof(
  context: Pick<Context, 'request' | 'services' | 'me' | 'scope'>,
  ...actions: SensitiveAction[]
): Promise<void> {
  const { request, services, scope } = context;
  const { operation } = request.routeOptions.config as { operation?: Operation };
  const digest = digestOf(operation?.id ?? '', scope, actions);
  const token = request.headers[proofHeader];
  const target = proofTarget(context, digest);
  const isGiven = typeof token === 'string' && token !== '' && token.length <= longestToken;
  if (isGiven && (await services.codes.redeem(proofPurpose, target, token))) return;
  throw fail('proof-needed', { data: { action: challengeFor(context, digest, actions) } });
}

/**
 * The same for a call whose contract names its action (`proof`). The proof counts for this call with these parameters and this body alone.
 * @param value what the dialog shows, such as the name of what is deleted
 */
export async function prove(
  context: Pick<Context, 'request' | 'services' | 'me' | 'scope' | 'body' | 'params'>,
  value: string,
): Promise<void> {
  const { operation } = context.request.routeOptions.config as { operation?: Operation };
  const { body = null, params } = context;
  await requireProof(context, { name: operation?.proof as ActionName, value, bound: [params, body] });
}
