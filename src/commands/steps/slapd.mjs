import { existsSync } from 'node:fs';

/** Where systems put the directory server. */
const PLACES = ['/usr/sbin/slapd', '/usr/lib/openldap/slapd', '/usr/libexec/slapd', '/usr/local/libexec/slapd'];

/** The program of a directory server that tests can start, if there is one. */
export const slapdProgram = () => PLACES.find((place) => existsSync(place));

/** True when the tests of LDAP can run. */
export const hasSlapd = () => slapdProgram() !== undefined;
