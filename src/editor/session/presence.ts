import { onPresenceNews } from '../../screens/presence-news.ts';
import { TAB } from '../../state/tab.ts';

/** Milliseconds after which the server is told once more that the page is open; it forgets a silent tab after 100 s. */
const AGAIN = 20_000;

/** Who else has the page open. */
export interface Present {
  people: readonly { name: string; avatar: string; isMe: boolean }[];
  /** How many there are besides. */
  more: number;
}

export interface PresenceParts {
  /** The screen that is edited. */
  id: string;
  /** Says that the page is open in a tab; answers who else has it open, null when there is no answer. */
  say(tab: string): Promise<Present | null>;
  /** Says that the page is closed in a tab, while the document is on its way out. */
  leave(tab: string): void;
  show(present: Present): void;
}

let followed = 0;

/**
 * Shows who else has the page open from now on, and lets them know of this tab.
 * @returns how to stop
 */
export function followPresence({ id, say, leave, show }: PresenceParts): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let asked = 0;
  // The server opens no closed tab again, so each time has a name of its own.
  let tab = followed === 0 ? TAB : `${TAB}-again-${followed}`;
  followed += 1;

  async function look(): Promise<void> {
    asked += 1;
    const turn = asked;
    const present = await say(tab).catch(() => null);
    if (present && turn === asked && !signal.aborted) show(present);
  }

  void look();
  const timer = setInterval(() => void look(), AGAIN);
  const stopNews = onPresenceNews((screen) => {
    if (screen === id) void look();
  });
  const seen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  document.addEventListener('visibilitychange', seen, { signal });
  addEventListener('pagehide', () => leave(tab), { signal });
  // A browser may keep the document and bring it back as it was.
  const back = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    tab = `${TAB}-${asked}`;
    void look();
  };
  addEventListener('pageshow', back, { signal });
  return () => {
    ended.abort();
    clearInterval(timer);
    stopNews();
    leave(tab);
  };
}
