import type { VerifyEmailAnswer } from '../../src/types/generated/contracts/login.ts';

/** The envelope with `ok` beside it, as the calls that send codes answer. */
export function accepted(msg: string): VerifyEmailAnswer {
  return { status: 0, msg, data: { ok: true, msg }, ok: true };
}
