import { findProven } from '../../../server-mock/identity/providers/ldap/directory.ts';
import { ldapSettings } from '../../../server-mock/identity/providers/ldap/settings.ts';

/**
 * A program, because Node reads only at its start whom it trusts (`NODE_EXTRA_CA_CERTS`): tries a name and a password at
 * each of some directories, given as JSON, and writes down what came of it.
 */
const { directories, username, password } = JSON.parse(process.argv[2]!);
const outcomes: string[] = [];
for (const ldap of directories) {
  const found = findProven(ldapSettings({ ldap })!, username, password);
  outcomes.push(await found.then((entry) => entry?.dn ?? 'nobody').catch(({ cause }) => cause));
}
process.stdout.write(JSON.stringify(outcomes));
