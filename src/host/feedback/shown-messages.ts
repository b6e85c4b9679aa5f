import type { SayAgain } from '../../i18n/say-again.ts';

/** What is used of amis's component of messages. */
export interface MessageList {
  state: { items: { body: unknown }[] };
  setState(state: MessageList['state']): void;
}

let shown: MessageList | null | undefined;

/** Notes where messages are shown. */
export function showMessagesIn(list: MessageList | null | undefined): void {
  shown = list;
}

/** Says the messages on the screen anew; what `say` does not know stays. */
export function retellMessages(say: SayAgain): void {
  const items = shown?.state.items.map((item) => ({
    ...item,
    body: (typeof item.body === 'string' && say(item.body)) || item.body,
  }));
  if (items) shown?.setState({ items });
}
