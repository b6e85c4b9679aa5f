import type { RendererProps } from 'amis-core';
import type { FrameHost } from '../../host/frames/frame-host.ts';
import { TAB } from '../../state/tab.ts';
import type { Commands } from '../commands.ts';
import type { Editing } from '../editing.ts';
import type { Call } from './calls.ts';
import { downloadPage } from './download.ts';
import { HeldDraftError } from './held-draft.ts';
import { copiesOf, copyName, dropCopy, keepCopy } from './local-copy.ts';
import { postAtTheEnd, readAsAnybody } from './past-the-page.ts';
import { followPresence, type Present } from './presence.ts';
import { type SignedIn, signInAgain } from './sign-in-again.ts';

/** What an editor has of the page around it and of the host. */
export interface SessionParts {
  host: FrameHost;
  call: Call;
  /** The node's properties, as they are now. */
  props(): RendererProps;
}

/** The page that is edited. */
interface Edited {
  id: string;
  /** What this browser keeps of it is named after the person and the address. */
  name: string;
  now: Editing;
}

/** The name of what this browser keeps of a page for a person: that of the document, unless another editor's address is given. */
export const nameFor = (accountId: number | string, path = window.location.pathname): string => `${accountId} ${path}`;

/** Hands what is not saved over to another person, for whom the document is then loaded anew. */
function handOver(name: string, to: SignedIn): void {
  const own = copyName(name, TAB);
  const copy = copiesOf(name).find((each) => each.name === own);
  if (copy) keepCopy(copyName(nameFor(to.id), TAB), copy);
  dropCopy(own);
  window.location.reload();
}

/** Shows who else has the page open, and has the person sign in again when the session ends. */
export function watchOthers(
  { host, call, props }: SessionParts,
  { id, name, now }: Edited,
  show: (present: Present) => void,
): Pick<Commands, 'signIn' | 'takeOver' | 'download'> {
  const presenceApi = () => props()['presenceApi'];
  followPresence({
    id,
    async say(tab) {
      const { data } = await call<Present>(presenceApi(), 'post', { tab });
      return data?.people ? data : null;
    },
    leave: (tab) => postAtTheEnd(host, presenceApi(), props().data, { tab, leaves: true }),
    show,
  });
  const session = signInAgain({
    host,
    who: () => readAsAnybody<SignedIn>(host, '/api/user/info'),
    mayEdit: async () => (await readAsAnybody(host, props()['loadApi'], props().data)) !== null,
    hold: () => now.hold(new HeldDraftError('signed-out', '')),
    resume() {
      now.resume();
      void props().dispatchEvent('signedIn', props().data);
    },
    ask: (who) => void props().dispatchEvent('signedOut', { ...props().data, ...who, here: window.location.pathname }),
  });
  return {
    signIn: session.askAgain,
    takeOver() {
      const other = session.other();
      if (other) handOver(name, other);
    },
    download: () => downloadPage(id, now.page()),
  };
}
