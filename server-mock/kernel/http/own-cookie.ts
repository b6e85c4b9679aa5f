import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/index.ts';

/**
 * How the platform sets a cookie of its own, and takes it away: for its own pages alone, out of reach of scripts, behind
 * TLS not sent without it. `lax` cookies come along when another site leads a person to us, `strict` ones do not.
 */
export function ownCookie<SameSite extends 'lax' | 'strict'>(
  request: FastifyRequest,
  { contextPath }: Pick<Configuration, 'contextPath'>,
  sameSite: SameSite,
) {
  return { path: contextPath || '/', httpOnly: true, sameSite, secure: request.protocol === 'https' };
}
