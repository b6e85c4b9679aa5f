import { type ErrorCode, type Failure, fail } from '../../kernel/errors/fail.ts';

/**
 * A failure with what the operator should know of it, for the log alone.
 * @param problem names no secret and nothing a person typed.
 */
export function trouble(
  code: Extract<ErrorCode, `provider-${string}` | 'sign-in-interrupted'>,
  problem: string,
): Failure {
  return Object.assign(fail(code), { cause: problem });
}

/** What a provider says of an error, short enough for a log: codes of OAuth, CAS and the messengers. */
export function toldBy(answer: unknown): string {
  const { error, errcode, code, msg, errmsg } = (answer ?? {}) as Record<string, unknown>;
  const told = [error, errcode, code, msg ?? errmsg].filter((part) => ['string', 'number'].includes(typeof part));
  return told.join(' ').slice(0, 200);
}
