import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { Problems } from './profile-change.ts';

/** Throws `invalid-fields` with a text for each problem; does nothing when there is none. */
export function refuseProblems(problems: Problems, text: Context['text']): void {
  const entries = Object.entries(problems);
  if (entries.length === 0) return;
  const errors = Object.fromEntries(entries.map(([field, { key, values }]) => [field, text(key, values)]));
  throw fail('invalid-fields', { errors });
}
