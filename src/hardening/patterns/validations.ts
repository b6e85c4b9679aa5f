import { validations } from 'amis-core';
import { patchMethod } from '../patch-method.ts';
import { isBounded, LONGEST_TEXT, patternOf } from './bounds.ts';

/** Names of protocols; amis makes a pattern of them. */
const SCHEME = /^[a-z][a-z\d+.-]*$/i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Whether a validation may be tried: amis's own patterns are known, a page's are looked at. */
function mayTry(pattern: unknown, value: unknown): boolean {
  const { length } = textOf(value);
  if (pattern instanceof RegExp) return length <= LONGEST_TEXT;
  return typeof pattern !== 'string' || isBounded(patternOf(pattern), length);
}

/**
 * A browser cannot stop a pattern once it runs. One that may run too long does not match, without being tried, and neither
 * does a text that is too long.
 */
export function boundValidations(): void {
  patchMethod(
    validations as object,
    'matchRegexp',
    (original) =>
      function (this: unknown, values: unknown, value: unknown, pattern: unknown) {
        const isEmpty = value === undefined || value === null || value === '';
        return (
          (isEmpty || mayTry(pattern, value)) && original.call(this as never, ...([values, value, pattern] as never[]))
        );
      },
  );
  patchMethod(
    validations as object,
    'isUrl',
    (original) =>
      function (this: unknown, values: unknown, value: unknown, options: unknown) {
        const { schemes } = (options ?? {}) as { schemes?: unknown };
        const known = Array.isArray(schemes) ? schemes.filter((scheme) => SCHEME.test(String(scheme))) : undefined;
        const kept = known ? { ...(options as object), schemes: known } : options;
        return original.call(this as never, ...([values, value, kept] as never[]));
      },
  );
}
