import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, fetch as request } from 'undici';

/** The address is of this machine, of a network behind it, or of none that everybody can reach. */
export class NotPublic extends Error {}

/** Whether an IP address is anybody's on the internet: none of this machine, a private network, or a special purpose (RFC 6890). */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

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
