import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'ldapts';
import { describe } from 'vitest';
import { slapdProgram } from '../../../src/commands/steps/slapd.mjs';
import { certificateFor } from '../certificate.ts';
import { keys } from './settings.ts';

/** A directory with people, as a company runs one. */
export interface Directory {
  /** Its address, which turns to TLS when asked to. */
  url: string;
  /** Its address of TLS from the beginning. */
  secureUrl: string;
  /** The file with its certificate, which is made out to `localhost`, and not to any number of it. */
  certificate: string;
  /** Configuration of a platform that signs people in there, of the section `ldap`. */
  settings: { url: string; bindDn: string; bindCredentials: string; searchBase: string };
  /** The same as environment. */
  environment: Record<string, string>;
  add(person: { uid: string; cn: string; mail?: string | string[]; password: string }): Promise<void>;
  stop(): Promise<void>;
}

const suffix = 'dc=example,dc=org';
const people = `ou=people,${suffix}`;
const manager = { dn: `cn=manager,${suffix}`, password: 'manager-secret' };
const reader = { dn: `cn=reader,${suffix}`, password: 'reader-secret' };

const program = slapdProgram();

/** Runs tests that need a directory. Without slapd they are skipped, so that the report counts them. */
export function onSlapd(body: () => void): void {
  describe.skipIf(!program)('slapd', body);
}

/** The directory's rules: nobody reads passwords, and nothing is read but by the reader. */
const configuration = (home: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${home}/slapd.pid
TLSCertificateFile ${home}/certificate.pem
TLSCertificateKeyFile ${home}/key.pem
database mdb
maxsize 16777216
suffix "${suffix}"
rootdn "${manager.dn}"
rootpw ${manager.password}
directory ${home}/data
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${reader.dn}" read by * none
`;

/** A port that was free a moment ago; slapd cannot be asked which one it took. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function bound(url: string): Promise<Client> {
  for (let attempts = 0; ; attempts += 1) {
    const client = new Client({ url });
    try {
      await client.bind(manager.dn, manager.password);
      return client;
    } catch (error) {
      if (attempts === 100 || (error as { code?: string }).code !== 'ECONNREFUSED') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Starts a slapd with nobody in it but the reader, in a temporary folder. */
export async function startDirectory(): Promise<Directory> {
  const home = mkdtempSync(join(tmpdir(), 'pagewright-slapd-'));
  mkdirSync(join(home, 'data'));
  const { certificate, key } = await certificateFor('localhost');
  writeFileSync(join(home, 'certificate.pem'), certificate);
  writeFileSync(join(home, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(join(home, 'slapd.conf'), configuration(home));
  const url = `ldap://127.0.0.1:${await freePort()}`;
  const secureUrl = `ldaps://127.0.0.1:${await freePort()}`;
  const parameters = ['-h', `${url} ${secureUrl}`, '-f', join(home, 'slapd.conf'), '-d', '0'];
  const server = spawn(program!, parameters, { stdio: 'ignore' });
  const client = await bound(url);
  const isOrganisation = { objectClass: ['dcObject', 'organization'], dc: 'example', o: 'Example' };
  await client.add(suffix, isOrganisation);
  await client.add(people, { objectClass: 'organizationalUnit', ou: 'people' });
  const role = { objectClass: ['organizationalRole', 'simpleSecurityObject'], cn: 'reader' };
  await client.add(reader.dn, { ...role, userPassword: reader.password });
  const settings = { url, bindDn: reader.dn, bindCredentials: reader.password, searchBase: people };
  return {
    url,
    secureUrl,
    certificate: join(home, 'certificate.pem'),
    settings,
    environment: Object.fromEntries([['PAGEWRIGHT_AUTH_TYPES', 'password,ldap'], ...keys('ldap', settings)]),
    async add({ uid, cn, mail, password }) {
      const rest = { sn: cn, cn, ...(mail ? { mail } : {}), userPassword: password };
      const dn = `uid=${uid.replaceAll(/[,+"\\<>;=#]/g, '\\$&')},${people}`;
      await client.add(dn, { objectClass: 'inetOrgPerson', uid, ...rest });
    },
    async stop() {
      await client.unbind().catch(() => undefined);
      const stopped = once(server, 'exit');
      server.kill('SIGINT');
      await stopped;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
