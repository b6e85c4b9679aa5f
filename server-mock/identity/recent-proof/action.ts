import { createHash } from 'node:crypto';
import type { declaredProofs } from '../../../src/types/generated/declared.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import { fail } from '../../kernel/errors/fail.ts';

/** The sensitive actions. Each has a text `api.proof-action.NAME`, in which `{value}` stands for what the server is about to do. */
export type ActionName =
  | (typeof declaredProofs)[number]
  | 'change-email'
  | 'change-phone'
  | 'change-username'
  | 'remove-email'
  | 'remove-phone'
  | 'remove-username'
  | 'change-password'
  | 'end-other-sessions'
  | 'link-identity'
  | 'unlink-identity'
  | 'add-passkey'
  | 'delete-passkey'
  | 'start-two-step'
  | 'disable-two-step'
  | 'renew-backup-codes'
  | 'add-access-token'
  | 'set-company-provider'
  | 'trust-provider-hosts'
  | 'trust-email-domains'
  | 'remove-company-provider'
  | 'register-licence'
  | 'change-role'
  | 'make-designer'
  | 'invite-administrator'
  | 'remove-member';

/** One thing that a call is about to do. */
export interface SensitiveAction {
  name: ActionName;
  /** What the person reads in the dialog, such as the new address. */
  value?: string;
  /** Where it counts, as the text of the action names it: `{place}`. */
  place?: string;
  /** What else must stay the same between the dialog and the call, such as all members of the body. */
  bound?: unknown;
}

/** What a challenge says of the call that waits for a proof. */
export interface Challenge {
  /** The text keys and values of what the call is about to do. */
  actions: { name: ActionName; value: string; place?: string }[];
  /** Names the call: operation, company, app, actions and bound parameters. */
  digest: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** Minutes for which a challenge, and the proof given for it, count. */
export const proofMinutes = 5;

/** Longest value that the dialog shows, in characters: two hosts, or all email domains of a company. */
const longestValue = 520;

type Asking = Pick<Context, 'request' | 'services' | 'me'>;

/** A challenge is good for one account at one session. */
const placeOf = ({ request, me }: Asking) => `proof:${me.id}:${request.session!.id}`;

/** The place of a given proof among the one-time codes. */
export const proofTarget = ({ request, me }: Asking, digest: string) => `${me.id}:${request.session!.id}:${digest}`;

/** What the proofs are bound to among the one-time codes. */
export const proofPurpose = 'action-proof';

/** The name of a call: another operation, company, app, value or parameter gives another one. */
export function digestOf(
  operation: string,
  { companyId, appId }: AppLevel,
  actions: readonly SensitiveAction[],
): string {
  const parts = actions.map(({ name, value = '', bound = null }) => [name, value, bound]);
  return createHash('sha256')
    .update(JSON.stringify([operation, companyId, appId, parts]))
    .digest('base64url');
}

/** Seals what a call is about to do, so that a page can neither read nor change it. */
export function challengeFor(context: Asking, digest: string, actions: readonly SensitiveAction[]): string {
  const { services } = context;
  const challenge: Challenge = {
    actions: actions.map(({ name, value = '', place }) => ({
      ...{ name, value: value.slice(0, longestValue) },
      ...(place === undefined ? {} : { place: place.slice(0, longestValue) }),
    })),
    digest,
    expires: services.now().getTime() + proofMinutes * 60_000,
  };
  return services.secrets.seal(JSON.stringify(challenge), placeOf(context));
}

/** Reads a challenge of this session. Throws `proof-expired` for one that is too old, changed or somebody else's. */
export function readChallenge(context: Asking, sealed: string): Challenge {
  const { services } = context;
  const challenge = unsealed(() => services.secrets.unseal(sealed, placeOf(context)));
  if (challenge === null || challenge.expires <= services.now().getTime()) throw fail('proof-expired');
  return challenge;
}

function unsealed(read: () => string): Challenge | null {
  try {
    return JSON.parse(read()) as Challenge;
  } catch {
    return null;
  }
}

/** What a person confirms, in words: one line for each thing that the call is about to do. */
export function inWords({ text }: Pick<Context, 'text'>, { actions }: Challenge): string[] {
  return actions.map(({ name, value, place = '' }) => text(`api.proof-action.${name}`, { value, place }));
}
