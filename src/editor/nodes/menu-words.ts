import type { EditorManager } from 'amis-editor-core';
import { componentWords } from '../palette/component-words.ts';

/** An entry of amis-editor's context menu; those that stand for a node have neither an id nor entries below them. */
interface MenuEntry {
  id?: string;
  label?: string;
  children?: MenuEntry[];
}

interface MenuEvent {
  context: { data: (MenuEntry | '|')[] };
}

/** The list of the nodes around the selected one has no id of its own. */
const keyOf = ({ id, children }: MenuEntry): string | undefined => id ?? (children?.[0]?.id ? undefined : 'levels');

/** Has the context menu of an editor name its entries in our words. Its own are partly Chinese in every language. */
export function nameMenu(manager: EditorManager): void {
  // A listener that answers something would replace the menu by it.
  manager.on('build-context-menus', (({ context }: MenuEvent): void => {
    for (const entry of context.data) {
      if (entry === '|') continue;
      const words = componentWords(`editor.menu.${keyOf(entry)}`);
      if (words) entry.label = words;
    }
  }) as never);
}
