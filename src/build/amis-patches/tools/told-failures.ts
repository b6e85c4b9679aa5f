import { replaceOrFail } from './amis-sources.ts';

/**
 * Has a module of amis-core tell of a failed formula through a hook (`src/hardening/formula-failures.ts`) instead of
 * printing a stack for every rendering. The failed text is a parameter: `str` or `path`. The asynchronous machine has its
 * hook from the other.
 */
export function tellFailures(code: string): string {
  const machine = code.includes('AsyncEvaluator') ? 'AsyncEvaluator' : 'Evaluator';
  const text = code.includes('(str, data') ? 'str' : 'path';
  const told = `(${machine}.failed || console.warn)(${text}, $1)`;
  return replaceOrFail(code, /console\.warn\((e(?:_\d+)?)\)/, told);
}
