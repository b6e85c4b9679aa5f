import type { FastifyRequest } from 'fastify';
import { isOwnAddress } from '../addresses/own-origins.ts';

/** Whether the page that led here is ours. Our pages send their address to our own pages (`Referrer-Policy: same-origin`). */
function comesFromOwnPage(request: FastifyRequest): boolean {
  return isOwnAddress(request.headers.referer ?? '', request);
}

/**
 * Whether one of our pages led the browser here, or the person typed the address. `Sec-Fetch-Site` tells. Browsers leave it out
 * over plain HTTP, and old ones always do; then only the address of one of our own pages counts.
 */
export function isOwnStep(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? comesFromOwnPage(request) : site === 'none' || site === 'same-origin';
}
