import type { ShownScreen } from '../../../../state/state.ts';
import type { FrameHost } from '../../frame-host.ts';
import { paced } from '../connection/paced.ts';
import { receivedError, type SentError } from '../messages.ts';
import type { PageWays } from './page-ways.ts';
import { wasUsed } from './used.ts';

/** Milliseconds between two of a page's wishes of a kind: each has the whole document around it drawn anew. */
const PERIOD = 400;

/** Characters of an address at most. Servers refuse longer ones, and no person can read them. */
const LONGEST = 8192;

/** Nodes whose failures are heard of. Each is looked for in the page, and a part with one of them gives way. */
const MOST_FAILED = 50;

/** What a page may ask of the document around it as often as it likes. */
export interface PageWishes {
  go(address: unknown, replace: boolean): void;
  hold(address: unknown, newWindow: boolean): void;
  slowed(): void;
  nodeFailed(error: SentError, definition: unknown): void;
}

const isAddress = (address: unknown): address is string => typeof address === 'string' && address.length <= LONGEST;

/**
 * Answers the wishes of a page that runs in a document of its own, no more often than the document around can bear.
 * @param shown the version that is shown; nothing once the page has gone
 */
export function createPageWishes(
  { parts, onFailure }: Pick<FrameHost, 'parts' | 'onFailure'>,
  ways: Pick<PageWays, 'go'>,
  shown: () => ShownScreen | undefined,
): PageWishes {
  const go = paced((address: string, replace: boolean) => shown() && ways.go(address, replace), PERIOD);
  const hold = paced((address: string, newWindow: boolean) => shown() && parts.hold(address, newWindow), PERIOD);
  const slowed = paced(() => shown() && parts.slowed(), PERIOD);
  let failedNodes = 0;
  return {
    go: (address, replace) => isAddress(address) && go(address, replace),
    hold: (address, newWindow) => isAddress(address) && wasUsed() && hold(address, newWindow),
    slowed,
    nodeFailed(error, definition) {
      failedNodes += 1;
      const screen = shown();
      if (!screen || failedNodes > MOST_FAILED) return;
      onFailure(screen, receivedError(error), { screenId: screen.id, path: '', type: '', definition });
    },
  };
}
