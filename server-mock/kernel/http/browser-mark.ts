import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const wellFormed = /^[A-Za-z0-9_-]{22}$/;

/** A random mark of a browser; it names nobody. */
export const newBrowserMark = (): string => randomBytes(16).toString('base64url');

/** The mark that a request carries in a cookie; undefined without one. */
export function browserMarkIn(request: FastifyRequest, cookieName: string): string | undefined {
  const mark = request.cookies[cookieName];
  return mark && wellFormed.test(mark) ? mark : undefined;
}
