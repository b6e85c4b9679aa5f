import { lookup as systemLookup } from 'node:dns';
import { isIPv4, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch as request } from 'undici';

/** The address is of this machine, of a network behind it, or of none that everybody can reach. */
export class NotPublic extends Error {}

/** The only part of IPv6 that is given out. What lies outside can hold an IPv4 address, as `::127.0.0.1` and `64:ff9b::7f00:1` do. */
const givenOut = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is anybody's on the internet: none of this machine, a private network, or a special purpose (RFC 6890). */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (isIPv4(address) || (parsed.kind() === 'ipv6' && parsed.match(givenOut)));
}

/** Looks names up and keeps addresses back that are not public. It is asked at the moment of connecting, so no later answer counts. */
const publicLookup =
  (lookup: typeof systemLookup): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (!addresses.every(({ address }) => isPublic(address))) return done(new NotPublic(hostname), []);
      return options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };

/** Milliseconds in which a name is looked up. */
const LOOK_UP = 2000;

/**
 * Whether an address leads into the operator's own network now. One that cannot be looked up does not: it has to be public when it is asked.
 */
export async function liesInside(url: string, lookup = systemLookup): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(host)) return !isPublic(host);
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), LOOK_UP).unref();
    lookup(host, { all: true }, (error, addresses) =>
      resolve(!error && !addresses.every(({ address }) => isPublic(address))),
    );
  });
}

/**
 * A `fetch` for addresses that somebody else than the operator has named: it connects to public addresses alone. Throws
 * NotPublic, for names as the cause of fetch's own error.
 */
export function publicFetch(lookup = systemLookup): typeof fetch {
  const dispatcher = new Agent({ connect: { lookup: publicLookup(lookup) } });
  return (async (url: string | URL, init: RequestInit = {}) => {
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
    if (ipaddr.isValid(host) && !isPublic(host)) throw new NotPublic(host);
    return request(url, { ...(init as object), dispatcher });
  }) as typeof fetch;
}
