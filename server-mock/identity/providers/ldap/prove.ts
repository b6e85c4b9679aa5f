import type { Configuration } from '../../../kernel/configuration/index.ts';
import type { Context } from '../../../kernel/contracts/index.ts';
import { PLATFORM } from '../../../kernel/database/index.ts';
import { attempt } from '../../../kernel/limits/attempt.ts';
import { type ExternalUser, externalUser } from '../../identities/index.ts';
import { firstAddress } from '../fields.ts';
import { trouble } from '../trouble.ts';
import { attributeOf, findProven, subjectOf, valuesOf } from './directory.ts';
import { ldapSettings } from './settings.ts';

/** What a person types to prove a name at the directory. */
interface Typed {
  username?: string;
  password?: string;
}

async function whoIs(config: Configuration, username: string, password: string): Promise<ExternalUser | null> {
  const settings = ldapSettings(config);
  if (!settings) throw trouble('provider-not-configured', 'ldap.url or ldap.searchBase is missing');
  const entry = await findProven(settings, username, password);
  if (!entry) return null;
  const name = attributeOf(entry, settings.nicknameAttribute) || attributeOf(entry, settings.nameAttribute) || username;
  return externalUser(
    { provider: 'ldap', companyId: PLATFORM, subject: subjectOf(entry) },
    { name, email: firstAddress(valuesOf(entry, settings.emailAttribute)), vouched: true },
  );
}

/**
 * One spelling for all that a directory takes for the same name: width, case and runs of spaces do not count
 * (RFC 4518, 2). Otherwise each spelling had its own failures.
 */
const folded = (username: string): string => username.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whose failures those at a directory's name are. */
export const holderAt = (username = '') => ({ subject: `ldap:${folded(username)}`, secret: '' });

/**
 * Finds a person in the directory and has the directory check the password; null when it is wrong. An empty password is
 * refused here: directories take it for an anonymous visit (RFC 4513, 5.1.2). Guessing is slowed down.
 */
export async function provenAtDirectory({ services, request }: Context, typed: Typed): Promise<ExternalUser | null> {
  const username = (typed.username ?? '').trim();
  const { password = '' } = typed;
  if (username === '' || password === '') return null;
  const holder = holderAt(username);
  let person: ExternalUser | null = null;
  await attempt(services.limits, holder.subject, await services.devices.source(request, holder), async () => {
    person = await whoIs(services.config, username, password);
    return person !== null;
  }).catch((error: unknown) => {
    request.log.warn({ err: error, problem: (error as Error).cause }, 'the directory was of no use');
    throw error;
  });
  return person;
}
