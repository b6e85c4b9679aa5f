import type { IncomingHttpHeaders } from 'node:http';

/** Words by which browsers of phones call themselves; Opera Mini names none of the others. */
const phones = /Mobi|iPhone|iPod|Opera Mini/i;

/** The request headers that `isMobile` reads, for the answer's `Vary`. */
export const mobileHeaders = 'Sec-CH-UA-Mobile, User-Agent';

/**
 * Whether a request comes from a mobile browser: it says so itself in a client hint (User-Agent Client Hints, 3.3), or
 * its name does, as MDN advises to tell ("Browser detection using the user agent": look for "Mobi").
 */
export function isMobile(headers: IncomingHttpHeaders): boolean {
  return headers['sec-ch-ua-mobile'] === '?1' || phones.test(headers['user-agent'] ?? '');
}
