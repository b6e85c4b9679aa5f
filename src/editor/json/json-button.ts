import type { EditorManager } from 'amis-editor-core';
import { jsonView } from './view-state.ts';

interface ToolbarEvent {
  context: { data: object[] };
}

/** Behind the tools of a node, before those that take it away. */
const ORDER = 900;

/** Puts a button into the tools of the selected node that shows the node in the JSON view. */
export function addJsonButton(manager: EditorManager, tooltip: string): void {
  // A listener that answers something would replace the tools by it.
  manager.on('build-toolbars', (({ context }: ToolbarEvent): void => {
    const button = {
      id: 'json',
      iconSvg: 'editor-code',
      tooltip,
      placement: 'bottom',
      order: ORDER,
      onClick: jsonView.open,
    };
    context.data.push(button);
  }) as never);
}
