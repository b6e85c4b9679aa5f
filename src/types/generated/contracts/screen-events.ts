// Made by `npm run types` from schemas/contracts/screen-events.json; change that and run it again.

import contract from '../../../../schemas/contracts/screen-events.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export type ScreenEventsAnswer = string;

export interface ScreenEventsOperations {
  screenEvents: {
    query: ScreenEventsQuery;
    answer: ScreenEventsAnswer;
  };
}
export interface ScreenEventsQuery {
  lastEventId?: string;
  /**
   * The key of the company whose sign-in page is shown: a visitor hears of its themes, too.
   */
  company?: string;
  /**
   * A random name that the tab has given itself. With it in the header X-Tab it fetches screens, so that an author sees how many have what was published.
   */
  tab?: string;
}

/** The contract with the types of its calls. */
export const screenEventsContract: Contract<ScreenEventsOperations> = withLists(contract);
