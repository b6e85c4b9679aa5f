import type { HostState, ShownScreen } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { mainPart } from '../failures/main-part.ts';
import type { PageFailures } from '../failures/screen-failures.ts';
import { sentError } from '../frames/sandbox/messages.ts';
import type { PagePort } from './page-port.ts';

/** A node's definition as it can be sent; nothing for one that amis made of more than JSON. */
function plain(definition: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(definition));
  } catch {
    return undefined;
  }
}

/** Tells the document around when the page throws: it can report the failure, and show the next layer. */
export function createPageFailures(store: Store<HostState>, tell: PagePort['tell']): PageFailures {
  const isShown = ({ source }: ShownScreen) => source === store.get().view.screen.source;
  const failed = (error: Error) => tell({ type: 'failed', error: sentError(error) });
  const nodeFailed = (error: Error, definition?: unknown) =>
    tell({ type: 'nodeFailed', error: sentError(error), definition: plain(definition) });

  async function giveWayWhenEmpty(error: Error): Promise<void> {
    await mainPart.settled();
    if (mainPart.isEmpty()) failed(error);
  }

  return {
    onScreen: (screen, error) => isShown(screen) && failed(error),
    tell: (_screen, error) => nodeFailed(error),
    onNode(error, { screenId, definition }) {
      if (screenId !== store.get().view.screen.id) return;
      nodeFailed(error, definition);
      void giveWayWhenEmpty(error);
    },
  };
}
