import { operations } from '../../src/types/generated/operations.ts';
import type { Locale } from '../../src/types/start.ts';
import { type Message, validateScreen } from '../../src/validation/index.ts';
import type { Texts } from '../services.ts';

/** Checks a page definition; the messages are in the given locale. */
export type CheckScreen = (schema: unknown, locale?: Locale) => Message[];

/** The platform's checker with its texts. */
export interface Checker {
  /** What may be published: everything the command line checks too, text keys and calls included. */
  check: CheckScreen;
  /** What may still be shown. A text or call that is gone since the publish spoils a part of a page, not the page. */
  checkStored: CheckScreen;
}

/** Makes the checker over the present texts. */
export function createChecker(texts: Pick<Texts, 'dictionary'>): Checker {
  const textsOf = (locale: Locale) => texts.dictionary(locale).texts;
  return {
    check: (schema, locale = 'en-US') =>
      validateScreen(schema, { texts: textsOf(locale), keys: new Set(Object.keys(textsOf(locale))), operations }),
    checkStored: (schema, locale = 'en-US') => validateScreen(schema, { texts: textsOf(locale) }),
  };
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
