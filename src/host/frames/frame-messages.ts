import type { RendererEnv } from 'amis-core';
import type { FrameParts } from './guard.ts';
import type { MountedMessages } from './mounted-messages.tsx';
import type { Speaker } from './speaker.ts';

type Messages = Pick<RendererEnv, 'alert' | 'confirm'>;

/**
 * Messages and questions of a tenant's page. They are drawn in the page's own box under the name of its author, so that
 * nobody takes them for the platform's.
 * @param mayAsk whether another one may be shown
 */
export function createFrameMessages(speaker: Speaker, parts: FrameParts, mayAsk: () => boolean): Messages {
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

  function titleOf(title: string | undefined): string {
    const says = parts.text('host.frame.says').replace('{author}', parts.authorOf(speaker.frame.scope));
    return title ? `${says}: ${title}` : says;
  }

  return {
    alert: (message, title) => {
      if (mayAsk()) void open().then((window) => window?.alert(message, titleOf(title)));
    },
    confirm: async (message, title, options?: object) => {
      const window = mayAsk() ? await open() : null;
      return Boolean(await window?.confirm(message, titleOf(title), { ...options, closeOnEsc: true } as never));
    },
  };
}
