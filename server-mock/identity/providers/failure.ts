import { ledMark } from '../../kernel/addresses/own-origins.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { classify } from '../../kernel/errors/classify.ts';
import type { ErrorCode } from '../../kernel/errors/fail.ts';
import { companyLoginPath, loginPath, standaloneLoginPath } from '../../kernel/redirects/sign-in-pages.ts';
import type { ExternalMethod } from '../methods/index.ts';
import { recordFailure } from '../sign-in/index.ts';

/** What a person need not see again in the address of the sign-in page: the answers of providers are used up. */
const passing = ['error', 'state', 'code', 'ticket', 'top', ledMark];

/** The query string a sign-in begins with, without what belongs to an earlier one. */
export function queryToKeep(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  return query.toString().slice(0, 4096);
}

/** The sign-in page that somebody came from, or where another company can be named when this one has no provider. */
function pageOf(query: URLSearchParams, method: ExternalMethod, code: ErrorCode): string {
  if (method === 'third-company' && code === 'provider-not-configured') return companyLoginPath;
  return query.get('from') === 'standalone' ? standaloneLoginPath : loginPath;
}

/**
 * Writes a failed sign-in down, for the operator with what the provider said, and answers the sign-in page that tells
 * it in words, with the query string the sign-in began with.
 */
export async function failedSignIn(
  { services, request }: Context,
  error: unknown,
  { method, query, companyId }: { method: ExternalMethod; query: string; companyId: number },
): Promise<string> {
  const { code, cause } = classify(error);
  if (code === 'internal') request.log.error({ err: error, method }, 'external sign-in failed');
  else request.log.warn({ method, reason: code, problem: cause }, 'external sign-in refused');
  const detail = { method, reason: code };
  await recordFailure(services, { action: 'login.failed', companyId, address: request.ip, detail });
  const back = new URLSearchParams(query);
  back.set('error', code);
  return `${services.config.contextPath}${pageOf(back, method, code)}?${back}`;
}
