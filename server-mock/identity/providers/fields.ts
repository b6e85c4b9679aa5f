import { normaliseName } from '../../kernel/values/identifiers.ts';
import { isMailAddress } from '../../outbound/mail/index.ts';

/** The value at a dotted path of a provider's answer; undefined where there is none. Only what the answer itself holds counts. */
export function valueAt(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return holds ? (value as Record<string, unknown>)[name] : undefined;
  }, answer);
}

/** The texts at a dotted path: one, or those of a list. */
export function textsAt(answer: unknown, path: string): string[] {
  const value = path === '' ? undefined : valueAt(answer, path);
  return [value].flat().map(textOf).filter(Boolean);
}

/** The first text at one of these paths that is a mail address; empty without one. */
export const addressAt = (answer: unknown, ...paths: string[]): string =>
  firstAddress(paths.flatMap((path) => textsAt(answer, path)));

/** The first text that is a mail address. Directories keep several values of an attribute, in any order. */
export const firstAddress = (texts: readonly string[]): string =>
  texts.find((text) => isMailAddress(normaliseName(text))) ?? '';

function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** The text at a dotted path: numbers count as their digits, anything else as nothing. */
export function textAt(answer: unknown, path: string): string {
  return path === '' ? '' : textOf(valueAt(answer, path));
}
