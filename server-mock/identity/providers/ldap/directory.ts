import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import * as tls from 'node:tls';
import { Client, type Entry, InvalidCredentialsError, NoSuchObjectError, ResultCodeError } from 'ldapts';
import { patience } from '../limits.ts';
import { trouble } from '../trouble.ts';
import type { LdapSettings } from './settings.ts';

/** A value in a search filter (RFC 4515, 3): what has a meaning there stands as its code. */
const escaped = (value: string): string =>
  value.replaceAll(/[*()\\\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Names that stay with an entry for good: RFC 4530, Active Directory, 389 Directory Server. */
const permanentIds = ['entryUUID', 'objectGUID', 'nsUniqueId'];

const attributesOf = ({ emailAttribute, nameAttribute, nicknameAttribute }: LdapSettings): string[] => [
  ...permanentIds,
  emailAttribute,
  nameAttribute,
  nicknameAttribute,
];

/** A connection with TLS that is given up when the other side falls silent, also before TLS is agreed. */
const secureConnection = ((...given: Parameters<typeof tls.connect>) => {
  const socket = tls.connect(...given);
  return socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')));
}) as typeof tls.connect;

/** Whom a certificate must be made out to: without it, turning to TLS would be content with `localhost`. */
function addressee({ url }: LdapSettings): tls.ConnectionOptions {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  return { host, ...(isIP(host) ? {} : { servername: host }) };
}

async function connect(settings: LdapSettings): Promise<Client> {
  const limits = { timeout: patience, connectTimeout: patience };
  const client = new Client({ url: settings.url, ...limits, createSecureConnection: secureConnection });
  try {
    if (settings.startTls) await client.startTLS(addressee(settings));
    return client;
  } catch (error) {
    await client.unbind().catch(() => undefined);
    throw error;
  }
}

/** The one entry of a name; undefined for none and for several, which prove nobody. */
async function search(client: Client, settings: LdapSettings, username: string): Promise<Entry | undefined> {
  const { searchEntries } = await client.search(settings.searchBase, {
    scope: 'sub',
    filter: settings.searchFilter.replaceAll('{{username}}', () => escaped(username)),
    attributes: attributesOf(settings),
    explicitBufferAttributes: ['objectGUID'],
    sizeLimit: 2,
    timeLimit: patience / 1000,
  });
  return searchEntries.length === 1 ? searchEntries[0] : undefined;
}

/** Whether a directory takes a password for an entry; any refusal of it is a no. */
async function proves(settings: LdapSettings, dn: string, password: string): Promise<boolean> {
  const client = await connect(settings);
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof ResultCodeError) return false;
    throw error;
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

async function look(settings: LdapSettings, username: string): Promise<Entry | undefined> {
  const client = await connect(settings);
  try {
    if (settings.bindDn) await client.bind(settings.bindDn, settings.bindCredentials);
    return await search(client, settings, username);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** Trouble of the directory itself: unreachable, slow, or our own access to it is refused. */
function asTrouble(error: unknown) {
  const { name, code, message } = error as { name: string; code?: string | number; message: string };
  const refused = error instanceof InvalidCredentialsError || error instanceof NoSuchObjectError;
  return trouble('provider-unavailable', refused ? `${name} for our own search` : `${name} ${code ?? message}`);
}

/**
 * The directory's entry of somebody who knows its password; null for everybody else, after the same work: an unknown
 * name is tried at an entry that does not exist. Throws `provider-unavailable`.
 */
export async function findProven(settings: LdapSettings, username: string, password: string): Promise<Entry | null> {
  try {
    const entry = await look(settings, username);
    const dn = entry?.dn ?? `cn=${randomUUID()},${settings.searchBase}`;
    const proven = await proves(settings, dn, password);
    return entry && proven ? entry : null;
  } catch (error) {
    throw asTrouble(error);
  }
}

/** An attribute's values as texts. */
export function valuesOf(entry: Entry, name: string): string[] {
  const found = Object.keys(entry).find((key) => key.toLowerCase() === name.toLowerCase());
  const values = found === undefined ? [] : [entry[found]].flat();
  return values.map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : String(value ?? '').trim()));
}

/** An attribute's first value as text. */
export const attributeOf = (entry: Entry, name: string): string => valuesOf(entry, name)[0] ?? '';

/** What names an entry for good: its permanent id, else its name. */
export function subjectOf(entry: Entry): string {
  return permanentIds.map((name) => attributeOf(entry, name)).find(Boolean) ?? entry.dn.toLowerCase();
}
