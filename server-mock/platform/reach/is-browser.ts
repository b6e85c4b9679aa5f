import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Whether a browser takes the origin for potentially trustworthy (W3C Secure Contexts 3.1) and so sends `Sec-Fetch-*` with
 * every request. Behind a proxy that ends TLS, the public address tells.
 */
function isTrustworthy({ protocol, hostname, server }: FastifyRequest): boolean {
  return protocol === 'https' || LOOPBACK.test(hostname) || server.services.config.publicUrl.startsWith('https://');
}

/**
 * Whether a request comes from a browser. Programs send no `Sec-Fetch-Site` or `-Dest` (some
 * HTTP libraries do send `Sec-Fetch-Mode`). Over plain HTTP browsers send none either, so every request counts as theirs.
 */
export function isBrowser(request: FastifyRequest): boolean {
  const { headers } = request;
  const says = headers['sec-fetch-site'] !== undefined || headers['sec-fetch-dest'] !== undefined;
  return says || !isTrustworthy(request);
}
