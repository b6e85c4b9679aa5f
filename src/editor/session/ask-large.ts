import type { RendererProps } from 'amis-core';
import { setCommands } from '../commands.ts';
import type { LoadedPage } from '../editor-state.ts';
import { downloadPage } from './download.ts';

/**
 * Asks whether a page is drawn that keeps the browser busy for seconds. Somebody else may have made it so large. The page around asks.
 * Resolves when the person wants it; never where the person leaves instead.
 */
export function askLarge(props: () => RendererProps, { id, schema }: LoadedPage, nodes: number): Promise<void> {
  const tell = (large: number) => {
    const { data, dispatchEvent } = props();
    const editor = { draft: 'none', large };
    void dispatchEvent('change', { ...data, ...editor, editor });
  };
  return new Promise((resolve) => {
    function open(): void {
      tell(0);
      resolve();
    }
    setCommands({ open, download: () => downloadPage(id, schema) });
    tell(nodes);
  });
}
