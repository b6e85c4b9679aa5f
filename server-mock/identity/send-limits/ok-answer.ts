import type { AnswerTo } from '../../kernel/contracts/index.ts';

/** The envelope with `ok` beside it, as the calls that send codes answer. */
export function accepted(msg: string): AnswerTo<'verifyEmail'> {
  return { status: 0, msg, data: { ok: true, msg }, ok: true };
}
