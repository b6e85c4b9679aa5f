import type { FrameHost } from '../../host/frames/frame-host.ts';
import { signInInPlace } from '../../host/sign-in/in-place.ts';
import { listenAgain } from '../../screens/events.ts';

/** Somebody who is signed in to this browser. */
export interface SignedIn {
  id: number;
  name: string;
}

export interface SignInParts {
  host: FrameHost;
  /** Who is signed in to this browser now; null: nobody. Rejects when there is no answer. */
  who(): Promise<SignedIn | null>;
  /** Whether that person may edit the page. */
  mayEdit(): Promise<boolean>;
  /** The session has ended: nothing is sent any more. */
  hold(): void;
  /** The same person is signed in again. */
  resume(): void;
  /** Lets the page around ask for a sign-in, or what is to be done when it is another person: `other` is the name. */
  ask(who: { other: string; mayEdit: boolean }): void;
}

/** Has the person sign in again in place once the session has ended. Nothing is sent in the name of another one. */
export interface SignInAgain {
  /** Asks for a sign-in once more: the person has put the question aside, or wants to be somebody else. */
  askAgain(): void;
  /** Who was found to be signed in instead; null: nobody. */
  other(): SignedIn | null;
}

/** Watches the session of an editor. */
export function signInAgain({ host, who, mayEdit, hold, resume, ask }: SignInParts): SignInAgain {
  const { store } = host;
  const own = store.get().user?.id;
  let isOver = false;
  let other: SignedIn | null = null;
  let { place } = store.get();

  async function look(asksForAnybody: boolean): Promise<void> {
    const found = await who().catch(() => null);
    if (!isOver) return;
    if (found?.id === own) {
      isOver = false;
      other = null;
      listenAgain();
      resume();
    } else if (found ? found.id !== other?.id : asksForAnybody) {
      other = found;
      ask({ other: found?.name ?? '', mayEdit: found !== null && (await mayEdit().catch(() => false)) });
    }
  }

  signInInPlace(() => {
    if (isOver) return;
    isOver = true;
    hold();
    void look(true);
  });
  // The sign-in form leads to the page that one came from, which is this one.
  store.subscribe(() => {
    if (store.get().place === place) return;
    place = store.get().place;
    if (isOver) void look(false);
  });
  addEventListener('focus', () => {
    if (isOver) void look(false);
  });
  return {
    askAgain() {
      other = null;
      ask({ other: '', mayEdit: false });
    },
    other: () => other,
  };
}
