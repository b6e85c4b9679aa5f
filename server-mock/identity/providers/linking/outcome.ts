import type { Context } from '../../../kernel/contracts/index.ts';
import { classify } from '../../../kernel/errors/classify.ts';
import { noteLinkRefused } from '../../identities/index.ts';
import type { ExternalMethod } from '../../methods/index.ts';

/** The page of the linked accounts, which tells what became of a link: `linked`, `already`, or an error's code. */
export function linkedPage({ services }: Pick<Context, 'services'>, method: ExternalMethod, outcome: string): string {
  return `${services.config.contextPath}/i/linked-accounts?${new URLSearchParams({ outcome, provider: method })}`;
}

/** Writes down that a link failed, for the operator with what the provider said, and answers the page that tells it. */
export async function failedLink(context: Context, error: unknown, method: ExternalMethod): Promise<string> {
  const { request } = context;
  const { code, cause } = classify(error);
  if (code === 'internal') request.log.error({ err: error, method }, 'linking an account failed');
  else request.log.warn({ method, reason: code, problem: cause }, 'linking an account refused');
  await noteLinkRefused(context, method, code);
  return linkedPage(context, method, code);
}
