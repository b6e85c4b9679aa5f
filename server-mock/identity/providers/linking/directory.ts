import type { Call } from '../../../kernel/contracts/index.ts';
import { classify } from '../../../kernel/errors/classify.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { linkOwn, noteLinkRefused } from '../../identities/index.ts';
import { requireMethod } from '../../methods/index.ts';
import { requireProof } from '../../recent-proof/index.ts';
import { provenAtDirectory } from '../ldap/prove.ts';

/** Who the directory says the name and password are, linked with the caller's account. */
async function link(context: Call<'linkDirectory'>) {
  requireMethod(context.services.config, 'ldap');
  const person = await provenAtDirectory(context, context.body);
  if (!person) throw fail('invalid-credentials', { field: 'password' });
  return { outcome: await linkOwn(context, person) };
}

/**
 * `POST /api/user/identities/link-ldap`: proves the name and password of the directory as signing in does. Throws
 * `proof-needed`, `identity-taken` for somebody else's, and what `POST /auth/ldap` throws.
 */
export async function linkDirectory(context: Call<'linkDirectory'>) {
  const value = `${context.text('api.method.ldap')} · ${context.body.username}`;
  await requireProof(context, { name: 'link-identity', value });
  try {
    return await link(context);
  } catch (error) {
    await noteLinkRefused(context, 'ldap', classify(error).code);
    throw error;
  }
}
