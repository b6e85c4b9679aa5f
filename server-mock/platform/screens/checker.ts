import { withLowest } from '../../../src/reach/overridable.ts';
import { operations } from '../../../src/types/generated/operations.ts';
import type { Locale } from '../../../src/types/start.ts';
import type { CheckOptions, Message } from '../../../src/validation/index.ts';
import type { PartsFound } from '../../../src/validation/parts/parts-found.ts';
import type { IncludingPage } from '../../../src/validation/parts/validate-in-pages.ts';
import { validateScreenOrPart } from '../../../src/validation/parts/validate-screen-or-part.ts';
import { contentTag } from '../../kernel/events/content-tag.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { Checks } from '../checks/index.ts';
import { Verdicts } from '../checks/index.ts';
import { type CheckFile, checkingOnce } from './file-verdicts.ts';

/** For whom a page is checked, whose turn it takes at the checker, and the locale of the messages. */
export interface Target
  extends Pick<CheckOptions, 'layer' | 'lowest' | 'scope' | 'standsFor' | 'isPage' | 'widgetType' | 'components'> {
  owner: string;
  locale?: Locale;
  /** The parts that the screen includes. */
  parts?: PartsFound;
  /** The pages that include it. */
  pages?: IncludingPage[];
}

/** Checks the page definition of a screen. Throws `checks-busy`, `page-too-costly` or `overloaded`. */
export type CheckScreen = (id: string, schema: unknown, target: Target) => Promise<Message[]>;

/** Why a stored page may not be shown. */
export interface Fault {
  /** JSON pointer of the mistake in the page. */
  pointer: string;
  /** The mistake as one line. */
  message: string;
}

/** The first error of a stored page with its parts in place; undefined for one that may be shown. */
export type CheckStored = (
  id: string,
  schema: unknown,
  target: Omit<Target, 'locale' | 'parts' | 'pages'>,
) => Promise<Fault | undefined>;

/** Whether a draft could be published; `unchecked` when no answer came within the checker's limits. */
export type DraftVerdict = 'sound' | 'faulty' | 'unchecked';

export type CheckDraft = (id: string, schema: unknown, target: Omit<Target, 'locale'>) => Promise<DraftVerdict>;

/** The platform's checker with its texts. */
export interface Checker {
  /** What may be published: everything the command line checks too, text keys and calls included. */
  check: CheckScreen;
  /** The same check for a shipped file, which is the platform's own and checked at once. */
  checkFile: CheckFile;
  /** What may still be shown. A text or call that is gone since the publish spoils a part of a page, not the page. */
  checkStored: CheckStored;
  /**
   * The check of what may be published, for those who look at a draft. Its verdict is remembered as long as texts and routes stay what they
   * are, `unchecked` for a minute, and it takes none of the places of those who write: a reader asks for it as often as the page is opened.
   */
  checkDraft: CheckDraft;
}

/**
 * Makes the checker over the texts and routes in force.
 * @param builtin the ids of the shipped screens: the platform's where the route table says nothing else
 */
export function createChecker(
  { texts, routeTable, config }: Pick<ServiceBase, 'texts' | 'routeTable' | 'config'>,
  checks: Checks,
  builtin: () => readonly string[],
): Checker {
  const routes = () => withLowest(routeTable.current(), builtin());
  const textsOf = (locale: Locale) => texts.dictionary(locale).texts;
  const { frameHosts } = config;
  const verdicts = new Verdicts<Fault | undefined>();
  const draftVerdicts = new Verdicts<DraftVerdict>((verdict) => verdict === 'unchecked');
  return {
    check(screen, page, { owner, locale = 'en-US', parts, pages, ...target }) {
      const options = { texts: textsOf(locale), routes: routes(), frameHosts, ...target, screen };
      return checks.written(owner, { page, options, ...(parts ? { parts } : {}), ...(pages ? { pages } : {}) });
    },
    checkFile: checkingOnce(
      (screen, text, file, { find, pages }) =>
        validateScreenOrPart(text, pages, {
          find,
          texts: textsOf('en-US'),
          keys: new Set(Object.keys(textsOf('en-US'))),
          operations,
          routes: routeTable.current(),
          frameHosts,
          file,
          screen,
        }),
      () => JSON.stringify([contentTag(texts, routeTable), frameHosts]),
    ),
    checkStored: (screen, page, { owner, ...target }) =>
      verdicts.of([screen, page, target], async () => {
        const options = { texts: textsOf('en-US'), frameHosts, ...target, screen };
        const messages = await checks.stored(owner, { page, options });
        if (messages === 'too-costly') return { pointer: '', message: 'the page takes too long to check' };
        return firstError(messages);
      }),
    checkDraft: (screen, page, { owner, parts, pages, ...target }) =>
      draftVerdicts.of([screen, page, target, parts, pages, contentTag(texts, routeTable)], async () => {
        const options = { texts: textsOf('en-US'), routes: routes(), frameHosts, ...target, screen };
        const task = { page, options, ...(parts ? { parts } : {}), ...(pages ? { pages } : {}) };
        const messages = await checks.previewed(owner, task);
        if (messages === 'too-costly') return 'unchecked';
        return hasErrors(messages) ? 'faulty' : 'sound';
      }),
  };
}

/** Whether a message forbids to publish. */
export const isError = ({ severity }: Message): boolean => severity === 'error';

/** Whether any message forbids to publish. */
export function hasErrors(messages: readonly Message[]): boolean {
  return messages.some(isError);
}

function firstError(messages: readonly Message[]): Fault | undefined {
  const error = messages.find(isError);
  return error && { pointer: error.pointer, message: `${error.pointer || '/'} ${error.code}: ${error.message}` };
}
