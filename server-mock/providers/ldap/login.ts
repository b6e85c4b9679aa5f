import type { LdapLoginBody } from '../../../src/types/generated/contracts/providers.ts';
import type { Context } from '../../contracts/index.ts';
import { PLATFORM } from '../../database/index.ts';
import { fail } from '../../errors/fail.ts';
import { arrive, type ExternalUser, externalUser } from '../../identities/index.ts';
import { attempt } from '../../limits/attempt.ts';
import { requireMethod } from '../../login/methods.ts';
import { noteFailure } from '../../login/sign-in.ts';
import { trouble } from '../trouble.ts';
import { attributeOf, findProven, subjectOf } from './directory.ts';
import { ldapSettings } from './settings.ts';

async function whoIs(context: Context, username: string, password: string): Promise<ExternalUser | null> {
  const settings = ldapSettings(context.services.config);
  if (!settings) throw trouble('provider-not-configured', 'ldap.url or ldap.searchBase is missing');
  const entry = await findProven(settings, username, password);
  if (!entry) return null;
  const name = attributeOf(entry, settings.nicknameAttribute) || attributeOf(entry, settings.nameAttribute) || username;
  return externalUser(
    { provider: 'ldap', companyId: PLATFORM, subject: subjectOf(entry) },
    { name, email: attributeOf(entry, settings.emailAttribute), vouched: true },
  );
}

/**
 * One spelling for all that a directory takes for the same name: width, case and runs of spaces do not count
 * (RFC 4518, 2). Otherwise each spelling had its own failures.
 */
const folded = (username: string): string => username.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * `POST /auth/ldap`: finds the person in the directory and has the directory check the password. An empty password is
 * refused here: directories take it for an anonymous visit (RFC 4513, 5.1.2). Guessing is slowed down.
 */
export async function ldapLogin(context: Context<LdapLoginBody>) {
  const { body, services, request, reply } = context;
  requireMethod(services.config, 'ldap');
  const username = (body.username ?? '').trim();
  const password = body.password ?? '';
  const holder = { subject: `ldap:${folded(username)}`, secret: '' };
  let person: ExternalUser | null = null;
  if (username !== '' && password !== '') {
    await attempt(services.limits, holder.subject, await services.devices.source(request, holder), async () => {
      person = await whoIs(context, username, password);
      return person !== null;
    }).catch((error: unknown) => {
      request.log.warn({ err: error, problem: (error as Error).cause }, 'the directory was of no use');
      throw error;
    });
  }
  if (person) {
    const answer = await arrive(context, person, body.redirect);
    await services.devices.remember(reply, holder);
    return answer;
  }
  await noteFailure(context, undefined, 'ldap');
  throw fail('invalid-credentials', { field: 'password' });
}
