import type { FastifyRequest } from 'fastify';

/** Addresses that belong to programs: an unknown one is answered with the envelope, never with a page. */
const programs = /^\/(api|auth|assets)(\/|$)/;

/** What browsers fetch as a part of a page. */
const subresources = ['audio', 'font', 'image', 'manifest', 'script', 'style', 'track', 'video', 'worker'];

/** Whether a request wants a page: a browser going somewhere, or anything that does not insist on another type. */
export function wantsDocument(request: FastifyRequest): boolean {
  const { pathname } = addressOf(request);
  const wanted = request.headers['sec-fetch-dest'];
  if (programs.test(pathname) || (typeof wanted === 'string' && subresources.includes(wanted))) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !accept.includes('application/json'));
}

/** The parts of the address that a request names. */
export function addressOf(request: FastifyRequest): {
  pathname: string;
  search: string;
  query: Record<string, string>;
} {
  const start = request.url.indexOf('?');
  const pathname = start < 0 ? request.url : request.url.slice(0, start);
  const search = start < 0 ? '' : request.url.slice(start);
  return { pathname, search, query: Object.fromEntries(new URLSearchParams(search)) };
}
