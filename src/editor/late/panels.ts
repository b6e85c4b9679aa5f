import type { EditorManager } from 'amis-editor-core';
import { changePanels } from '../change-panels.ts';
import { isPlain } from '../plain.ts';
import { LATE_TABS } from './tabs.tsx';

/** The class of the tabs of amis-editor's panels: properties, appearance, events. */
const PANEL_TABS = 'editor-prop-config-tabs';

/** What is clicked to see fields of a panel that were not drawn before. */
export const PANEL_HEADS = '.editor-prop-config-tabs-links, .cxd-Collapse-header';

interface Part {
  type?: string;
  className?: string;
}

function drawnLate(part: Part): Part {
  if (part.type === 'tabs' && part.className === PANEL_TABS) return { ...part, type: LATE_TABS };
  return part.type === 'collapse' ? ({ ...part, mountOnEnter: true } as Part) : part;
}

/**
 * A panel whose fields are drawn when their tab or group is opened for the first time. Functions, elements and instances in it stay as they are.
 */
export function asLate<T>(panel: T): T {
  if (Array.isArray(panel)) return panel.map(asLate) as T;
  if (panel === null || typeof panel !== 'object' || !isPlain(panel)) return panel;
  const entries = Object.entries(drawnLate(panel)).map(([key, value]) => [key, asLate(value)]);
  return Object.fromEntries(entries) as T;
}

/**
 * Draws of each panel what is seen first. amis draws all tabs of a form, and amis-editor draws the panel anew for each node: a click on
 * a node would draw some 600 elements that nobody sees.
 */
export function drawLate(manager: EditorManager): void {
  changePanels(manager, asLate);
}
