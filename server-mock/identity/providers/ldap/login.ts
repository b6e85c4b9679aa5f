import type { Call } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import { arrive } from '../../identities/index.ts';
import { requireMethod } from '../../methods/index.ts';
import { noteFailure } from '../../sign-in/index.ts';
import { holderAt, provenAtDirectory } from './prove.ts';

/** `POST /auth/ldap`: signs in with the name and password of the directory. */
export async function ldapLogin(context: Call<'ldapLogin'>) {
  const { body, services, reply } = context;
  requireMethod(services.config, 'ldap');
  const person = await provenAtDirectory(context, body);
  if (person) {
    const answer = await arrive(context, person, body.redirect);
    await services.devices.remember(reply, holderAt(body.username));
    return answer;
  }
  await noteFailure(context, undefined, 'ldap');
  throw fail('invalid-credentials', { field: 'password' });
}
