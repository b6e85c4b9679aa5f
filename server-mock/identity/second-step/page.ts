import type { FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/contracts/index.ts';
import { safeRedirect } from '../../kernel/redirects/safe-redirect.ts';
import { hasPending } from './pending.ts';

/** The page of the second step. */
export const secondStepPath = '/login/verify';

/**
 * Where the page of the second step leads when no first step waits for it, with a word; null for every other page. Who is
 * signed in already goes on.
 */
export async function pageWithoutFirstStep(
  request: FastifyRequest,
  services: Context['services'],
  { pathname, query }: { pathname: string; query: Record<string, string> },
): Promise<string | null> {
  if (pathname !== secondStepPath || (await hasPending(request, services))) return null;
  const { contextPath } = services.config;
  const wanted = safeRedirect(query['redirect'], contextPath);
  if (request.session) return wanted;
  return `${contextPath}/login?error=second-step-expired&redirect=${encodeURIComponent(wanted)}`;
}
