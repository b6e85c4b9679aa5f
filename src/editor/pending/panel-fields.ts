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

/** The panel beside the canvas. */
const PANEL = '.editor-right-panel';

/** Milliseconds after a key until the canvas shows it, at least: of keys that follow one another at once the last counts. */
const SOONEST = 30;

/** Has what is typed into panels shown a moment later: as long as the canvas took the last time, so that nobody types faster than it draws. */
function showTyped(around: Document): void {
  let rest = SOONEST;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function show(): Promise<void> {
    const begun = performance.now();
    await pending.flush();
    requestAnimationFrame(() => {
      rest = Math.max(SOONEST, performance.now() - begun);
    });
  }

  around.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(PANEL)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void show(), rest);
  });
}

/**
 * Loses nothing of what is typed into a panel, and shows it on the canvas soon. amis waits up to half a second for the next key, and drops what
 * it holds when the panel goes. A person who typed a word and clicked another node at once lost that word.
 */
export function keepTyped(manager: EditorManager, around: Document = document): void {
  changePanels(manager, (body, nodeId) => withField(body, { type: PANEL_FIELDS, nodeId }));
  // The editor of a dialog stands in the same document.
  if (manager.parent) return;
  around.addEventListener('focusout', () => void pending.flush());
  showTyped(around);
}
