import type { AnswerTo, Call, Context } from '../../kernel/contracts/index.ts';
import { ownAccount } from '../accounts/index.ts';
import { passkeysHere } from '../passkey-proof/index.ts';
import { hasTwoStep } from '../second-step/index.ts';
import { inWords, readChallenge } from './action.ts';

export type ProofMethod = AnswerTo<'proofMethods'>['methods'][number];

/**
 * How a person can prove who it is. A mailed code is the way of those who have nothing better: it proves the mailbox, which
 * stands open on the device that somebody may have left. A passkey may lie on another device, so it is never the only way.
 */
export async function methodsOf(context: Context): Promise<ProofMethod[]> {
  const row = await ownAccount(context);
  const methods: ProofMethod[] = [];
  if (row.password_hash) methods.push('password');
  if (await hasTwoStep(context.services, row.id)) methods.push('totp');
  if (methods.length === 0 && row.email) methods.push('code');
  if ((await passkeysHere(context)).length > 0) methods.push('passkey');
  return methods;
}

/** `member@example.com` → `m•••••@example.com`. */
export function mostlyHidden(email: string): string {
  return email.replace(
    /^(.)(.*)(?=@)/,
    (_, first: string, rest: string) => first + '•'.repeat(Math.min(rest.length, 5)),
  );
}

/** `GET /api/user/proof`: says what is confirmed, and how. Throws `proof-expired`. */
export async function proofMethods(context: Call<'proofMethods'>) {
  const actions = inWords(context, readChallenge(context, context.query.action));
  const methods = await methodsOf(context);
  return { methods, email: mostlyHidden(context.me.email), actions };
}
