import type { RendererEnv } from 'amis-core';
import { textOf } from '../../../hardening/html/checked-markup.ts';
import type { Speaker } from '../../frame-data/speaker.ts';
import { type ActionRules, TOAST_STAYS } from '../actions/action-rules.ts';
import type { FrameParts } from '../frame-parts.ts';
import type { MountedMessages } from './mounted-messages.tsx';

/** What amis hands over with a message. */
type Message = Parameters<RendererEnv['notify']>;
type Messages = Pick<RendererEnv, 'alert' | 'confirm' | 'notify'>;

/** Characters of a short message and of its title: longer ones would cover the platform's header and more. */
const LONGEST = 300;
const LONGEST_TITLE = 80;

const LEVELS: readonly unknown[] = ['info', 'success', 'warning', 'error'] satisfies Message[0][];

const cut = (words: string, most: number): string => (words.length > most ? `${words.slice(0, most - 1)}…` : words);

/** A message without links and without a look of its own. amis shows it as markup, so it is escaped. */
const plain = (message: unknown): string => textOf(cut(String(message ?? ''), LONGEST));

/** How long a message stays, in milliseconds: no longer than the rules count it. */
function stayOf(timeout: unknown): number {
  const wanted = Number(timeout);
  return wanted > 0 && wanted < TOAST_STAYS ? wanted : TOAST_STAYS;
}

/** What the platform says when it stops a call of a page. A page that says the same words misleads nobody. */
const REFUSALS = ['host.frame.refused', 'host.frame.itself', 'host.draft.changesNothing'];

/** Words of a tenant's page under the name of its author. */
export function signed(
  { frame }: Pick<Speaker, 'frame'>,
  { text, authorOf }: Pick<FrameParts, 'text' | 'authorOf'>,
  words: string,
): string {
  const says = text('host.frame.says').replace('{author}', () => authorOf(frame.scope));
  return words ? `${says}: ${words}` : says;
}

/** The same for words that a page's own document has sent: it may have signed them, and the platform's own question has no author. */
export function signedOnce(
  speaker: Pick<Speaker, 'frame'>,
  parts: Pick<FrameParts, 'text' | 'authorOf'>,
  words: string,
): string {
  const isSigned = words === parts.text('host.unsaved') || words.startsWith(signed(speaker, parts, ''));
  return isSigned ? words : signed(speaker, parts, words);
}

/**
 * Messages and questions of a tenant's page, under the name of its author, so that nobody takes them for the platform's. Short
 * messages stand where the platform's do, so they are plain text for a short time; the others are drawn in the page's own box.
 * That a call was stopped is the platform's own word: it has no author's name.
 * @param notify shows a short message of the platform
 * @param rules whether another one may be shown
 */
export function createFrameMessages(
  speaker: Speaker,
  parts: Pick<FrameParts, 'text' | 'authorOf'>,
  notify: RendererEnv['notify'] | undefined,
  { mayAsk }: Pick<ActionRules, 'mayAsk'>,
): Messages {
  let mounted: Promise<MountedMessages> | undefined;
  let shownIn: HTMLElement | undefined;

  /** The window of the box that is there now; React draws the page's box anew when the page starts afresh. */
  async function open() {
    const { container } = speaker;
    if (!container) return null;
    if (container !== shownIn) {
      void mounted?.then(({ unmount }) => unmount());
      shownIn = container;
      mounted = import('./mounted-messages.tsx').then(({ mountMessages }) => mountMessages(container));
    }
    return (await mounted)?.window ?? null;
  }

  const titleOf = (title: unknown): string => signed(speaker, parts, typeof title === 'string' ? title : '');

  return {
    notify: (type: unknown, message: unknown, { title, timeout, closeButton }: Record<string, unknown> = {}) => {
      // An empty message is one that amis does not want to be shown.
      if (message === '' || !mayAsk()) return undefined;
      const level = (LEVELS.includes(type) ? type : 'info') as Message[0];
      if (REFUSALS.some((key) => parts.text(key) === message))
        return notify?.('error', plain(message), { timeout: TOAST_STAYS } as Message[2]);
      const own = typeof title === 'string' ? cut(title, LONGEST_TITLE) : '';
      return notify?.(level, plain(message), {
        title: signed(speaker, parts, own),
        timeout: stayOf(timeout),
        closeButton: closeButton === true,
      } as Message[2]);
    },
    alert: (message, title) => {
      if (mayAsk()) void open().then((window) => window?.alert(message, titleOf(title)));
    },
    confirm: async (message, title, options?: object) => {
      const window = mayAsk() ? await open() : null;
      return Boolean(await window?.confirm(message, titleOf(title), { ...options, closeOnEsc: true } as never));
    },
  };
}
