import type { FastifyRequest } from 'fastify';

/** What every access token begins with: programs that look for leaked secrets find it, and no other scheme's token has it. */
export const ACCESS_TOKEN_START = 'pagewright_';

/** The access token in a request's `Authorization` header; null without one. Tokens of other schemes are not looked at. */
export function accessTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, given] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  return given?.startsWith(ACCESS_TOKEN_START) ? given : null;
}
