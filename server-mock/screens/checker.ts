import type { Locale } from '../../src/types/start.ts';
import { type Message, validateScreen } from '../../src/validation/index.ts';
import type { Texts } from '../services.ts';

/** Checks a page definition; the messages are in the given locale. */
export type CheckScreen = (schema: unknown, locale?: Locale) => Message[];

/** The platform's checker with its texts. */
export function createChecker(texts: Pick<Texts, 'dictionary'>): CheckScreen {
  return (schema, locale = 'en-US') => validateScreen(schema, { texts: texts.dictionary(locale).texts });
}

/** Whether any message forbids to publish. */
export function hasErrors(messages: readonly Message[]): boolean {
  return messages.some(({ severity }) => severity === 'error');
}

/** The first error among a checker's messages, as one line; undefined for a valid schema. */
export function firstError(messages: readonly Message[]): string | undefined {
  const error = messages.find(({ severity }) => severity === 'error');
  return error && `${error.pointer || '/'} ${error.code}: ${error.message}`;
}
