import { isBelow } from '../routes/address.ts';

/** A page asked for an address of another origin; nothing was sent. */
export class ForeignAddress extends Error {
  constructor(url: string) {
    super(`not an address of this platform: ${url}`);
  }
}

/**
 * The full path of a call: the context path in front of absolute paths. Throws `ForeignAddress` for anything that would leave the
 * page's origin, so that neither cookies nor form data can.
 */
export function ownAddress(url: string, contextPath: string, href: string): string {
  const resolved = URL.canParse(url, href) ? new URL(url, href) : null;
  const { origin } = new URL(href);
  if (!resolved || resolved.origin !== origin || resolved.pathname.startsWith('//')) {
    throw new ForeignAddress(url);
  }
  const prefix = url.startsWith('/') && !isBelow(resolved.pathname, contextPath) ? contextPath : '';
  return prefix + resolved.pathname + resolved.search;
}
