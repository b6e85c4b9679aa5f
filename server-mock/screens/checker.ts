import { operations } from '../../src/types/generated/operations.ts';
import type { Locale } from '../../src/types/start.ts';
import { type CheckOptions, type Message, validateScreen } from '../../src/validation/index.ts';
import type { ServiceBase } from '../services.ts';

/** For whom a page is checked, and the locale of the messages. */
export type Target = Pick<CheckOptions, 'layer' | 'lowest' | 'scope' | 'standsFor'> & { locale?: Locale };

/** Checks the page definition of a screen. */
export type CheckScreen = (id: string, schema: unknown, target?: Target) => Message[];

/** Checks the text of a shipped screen's file; the messages are in English and name the file. */
export type CheckFile = (id: string, text: string, file: string) => Message[];

/** The platform's checker with its texts. */
export interface Checker {
  /** What may be published: everything the command line checks too, text keys and calls included. */
  check: CheckScreen;
  /** The same check for a shipped file. */
  checkFile: CheckFile;
  /** What may still be shown. A text or call that is gone since the publish spoils a part of a page, not the page. */
  checkStored: CheckScreen;
}

/** Makes the checker over the texts and routes in force. */
export function createChecker({
  texts,
  routeTable,
  config,
}: Pick<ServiceBase, 'texts' | 'routeTable' | 'config'>): Checker {
  const textsOf = (locale: Locale) => texts.dictionary(locale).texts;
  const { frameHosts } = config;
  const everything = (locale: Locale): CheckOptions => ({
    texts: textsOf(locale),
    keys: new Set(Object.keys(textsOf(locale))),
    operations,
    routes: routeTable.current(),
    frameHosts,
  });
  return {
    check: (screen, schema, { locale = 'en-US', ...target } = {}) =>
      validateScreen(schema, { ...everything(locale), ...target, screen }),
    checkFile: (screen, text, file) => validateScreen(text, { ...everything('en-US'), file, screen }),
    checkStored: (screen, schema, { locale = 'en-US', ...target } = {}) =>
      validateScreen(schema, { texts: textsOf(locale), frameHosts, ...target, screen }),
  };
}

/** Whether a message forbids to publish. */
export const isError = ({ severity }: Message): boolean => severity === 'error';

/** Whether any message forbids to publish. */
export function hasErrors(messages: readonly Message[]): boolean {
  return messages.some(isError);
}

/** The first error among a checker's messages, as one line; undefined for a valid schema. */
export function firstError(messages: readonly Message[]): string | undefined {
  const error = messages.find(isError);
  return error && `${error.pointer || '/'} ${error.code}: ${error.message}`;
}
