import type { Page } from 'playwright';
import type { TestServer } from '../support/server.ts';
import { type Corruption, corruptionOf } from './corruption.ts';
import { putInForce } from './in-force.ts';
import { withoutCheckerFor } from './serve.ts';
import { enter, type Patience, type Way } from './sign-in.ts';
import { Tab } from './tab.ts';

/** What became of a visitor of one spoilt page. */
export interface Outcome extends Pick<Corruption, 'number' | 'kind' | 'level' | 'screen' | 'isUnseen'> {
  /** Whether the checker took the page. */
  passed: boolean;
  way: Way;
  reason?: string;
  /** Milliseconds from the address to the page behind the sign-in. */
  time: number;
}

/** The platform's own pages may have no form; the link beside them is the way. Those of companies and apps have it, sooner or later. */
const PATIENCE: Record<Corruption['level'], Patience> = {
  platform: { whole: 30_000, live: 3000 },
  company: { whole: 45_000, live: 45_000 },
  app: { whole: 45_000, live: 45_000 },
};

/**
 * Signs in on spoilt pages, one after the other in one tab. The server was started with `neverAnswers` and `withPassword`.
 * @param onDone hears of each page, and ends the run by `true`
 */
export async function signInOnEach(
  { server, page, seed }: { server: TestServer; page: Page; seed: number },
  numbers: readonly number[],
  onDone: (outcome: Outcome) => boolean = () => false,
): Promise<Outcome[]> {
  const unseen = new Set<number>();
  withoutCheckerFor(server.services, unseen);
  const tab = await Tab.around(page);
  const { origin } = new URL(server.base);
  const outcomes: Outcome[] = [];
  for (const number of numbers) {
    const corruption = corruptionOf(number, seed);
    const { kind, level, screen, isUnseen } = corruption;
    const { address, passed, remove } = await putInForce(server.services, corruption, unseen);
    const begun = performance.now();
    const found = await enter(tab, server.base + address, PATIENCE[level]);
    const time = performance.now() - begun;
    const outcome = { number, kind, level, screen, isUnseen, passed, ...found, time };
    outcomes.push(outcome);
    if (onDone(outcome)) break;
    await tab.forget(origin);
    await remove();
  }
  return outcomes;
}
