import type { RendererEnv } from 'amis-core';
import type { FrameParts } from './guard.ts';
import type { MountedMessages } from './mounted-messages.tsx';
import type { Speaker } from './speaker.ts';

/** What amis may ask for a message: how long it stays and where it stands. Nothing that gives it another look. */
type Message = Parameters<RendererEnv['notify']>;
type Messages = Pick<RendererEnv, 'alert' | 'confirm' | 'notify'>;

/** Words of a tenant's page under the name of its author. */
export function signed(
  { frame }: Speaker,
  { text, authorOf }: Pick<FrameParts, 'text' | 'authorOf'>,
  words: string,
): string {
  const says = text('host.frame.says').replace('{author}', () => authorOf(frame.scope));
  return words ? `${says}: ${words}` : says;
}

/**
 * Messages and questions of a tenant's page, under the name of its author, so that nobody takes them for the platform's. Short
 * messages stand where the platform's do; the others are drawn in the page's own box.
 * @param notify shows a short message of the platform
 * @param mayAsk whether another one may be shown
 */
export function createFrameMessages(
  speaker: Speaker,
  parts: Pick<FrameParts, 'text' | 'authorOf'>,
  notify: RendererEnv['notify'] | undefined,
  mayAsk: () => boolean,
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
    notify: (type: Message[0], message: Message[1], { title, timeout, closeButton }: Record<string, unknown> = {}) =>
      mayAsk() && notify?.(type, message, { title: titleOf(title), timeout, closeButton } as Message[2]),
    alert: (message, title) => {
      if (mayAsk()) void open().then((window) => window?.alert(message, titleOf(title)));
    },
    confirm: async (message, title, options?: object) => {
      const window = mayAsk() ? await open() : null;
      return Boolean(await window?.confirm(message, titleOf(title), { ...options, closeOnEsc: true } as never));
    },
  };
}
