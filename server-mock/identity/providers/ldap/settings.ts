import type { Configuration } from '../../../kernel/configuration/index.ts';

/** What the directory is asked, everything filled in. */
export type LdapSettings = Configuration['ldap'] & {
  /** Whether the connection turns to TLS before anything is said (RFC 4511, 4.14). */
  startTls: boolean;
};

/** The configured settings; `ldap+starttls:` as a scheme asks for StartTLS. Null while they are missing. */
export function ldapSettings({ ldap }: Pick<Configuration, 'ldap'>): LdapSettings | null {
  if (!ldap.url || !ldap.searchBase) return null;
  return {
    ...ldap,
    url: ldap.url.replace(/^ldap\+starttls:/, 'ldap:'),
    startTls: ldap.url.startsWith('ldap+starttls:'),
    searchFilter: ldap.searchFilter || '(uid={{username}})',
    emailAttribute: ldap.emailAttribute || 'mail',
    nameAttribute: ldap.nameAttribute || 'uid',
    nicknameAttribute: ldap.nicknameAttribute || 'cn',
  };
}
