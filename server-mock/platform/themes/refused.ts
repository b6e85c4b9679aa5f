import type { ThemeMistake } from '../../../src/theme/data/check-theme.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';

/** The refusal of theme data: each mistake with its place and what to do about it. */
export function refused({ text }: Context, mistakes: readonly ThemeMistake[]) {
  const errors = mistakes.map(({ pointer, code, found }) => ({
    pointer,
    code,
    message: text(`api.theme-mistake.${code}`, { found }),
  }));
  return fail('theme-refused', { errors, values: { count: mistakes.length } });
}
