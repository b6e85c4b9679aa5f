import type { FastifyRequest } from 'fastify';

/** Addresses that belong to programs: an unknown one is answered with the envelope, never with a page. */
const programs = /^\/(api|auth|assets)(\/|$)/;

/** What browsers fetch as a part of a page. */
const subresources = ['audio', 'font', 'image', 'manifest', 'script', 'style', 'track', 'video', 'worker'];

/** Whether a request wants a page: a browser going somewhere, or anything that does not insist on another type. */
export function wantsDocument(request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  const wanted = request.headers['sec-fetch-dest'];
  if (programs.test(pathname) || (typeof wanted === 'string' && subresources.includes(wanted))) return false;
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !accept.includes('application/json'));
}

/** The address that a request names, without its query. */
export function pathOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? url : url.slice(0, start);
}

/** The parts of the address that a request names. */
export function addressOf(request: FastifyRequest): {
  pathname: string;
  search: string;
  query: Record<string, string>;
} {
  const pathname = pathOf(request);
  const search = request.url.slice(pathname.length);
  return { pathname, search, query: Object.fromEntries(new URLSearchParams(search)) };
}
