import { registerRenderer } from 'amis-core';
import type { EditorManager } from 'amis-editor-core';
import { createElement, useEffect } from 'react';
import { changePanels, withField } from '../change-panels.ts';
import { pending } from './pending.ts';

/** The type of the node by which a panel's form is known here. It draws nothing that is seen, and says whose panel it is. */
const PANEL_FIELDS = 'pagewright-panel-fields';

interface PanelFieldsProps {
  /** amis's own: puts what the fields of the form hold into its data. */
  onFlushForm(): Promise<void>;
  /** The editor's mark of the node that the panel is for. */
  nodeId: string;
}

function PanelFields({ onFlushForm, nodeId }: PanelFieldsProps) {
  useEffect(() => pending.add(onFlushForm), [onFlushForm]);
  return createElement('span', { hidden: true, 'data-panel-of': nodeId });
}

/** Lets panels name the node. */
export function registerPanelFields(): void {
  registerRenderer({ type: PANEL_FIELDS, component: PanelFields as never });
}

/**
 * Loses nothing of what is typed into a panel. amis waits up to half a second for the next key, and drops what it holds when the panel
 * goes. A person who typed a word and clicked another node at once lost that word.
 */
export function keepTyped(manager: EditorManager, around: Document = document): void {
  changePanels(manager, (body, nodeId) => withField(body, { type: PANEL_FIELDS, nodeId }));
  around.addEventListener('focusout', () => void pending.flush());
}
