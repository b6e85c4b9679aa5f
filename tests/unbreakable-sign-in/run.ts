import type { Page } from 'playwright';
import type { TestServer } from '../support/server.ts';
import { type Corruption, corruptionOf } from './corruption.ts';
import { putInForce } from './in-force.ts';
import { enter, type Way } from './sign-in.ts';
import { Tab } from './tab.ts';

/** What became of a visitor of one spoilt page. */
export interface Outcome extends Pick<Corruption, 'number' | 'kind' | 'screen'> {
  way: Way;
  reason?: string;
}

/**
 * Signs in on spoilt pages, one after the other in one tab. The server was started with `neverAnswers` and `withPassword`.
 */
export async function signInOnEach(
  { server, page, seed }: { server: TestServer; page: Page; seed: number },
  numbers: readonly number[],
): Promise<Outcome[]> {
  const tab = await Tab.around(page);
  const { origin } = new URL(server.base);
  const outcomes: Outcome[] = [];
  for (const number of numbers) {
    const corruption = corruptionOf(number, seed);
    const remove = await putInForce(server.services, corruption);
    const { kind, screen } = corruption;
    outcomes.push({ number, kind, screen, ...(await enter(tab, `${server.base}/login`)) });
    await tab.forget(origin);
    await remove();
  }
  return outcomes;
}
