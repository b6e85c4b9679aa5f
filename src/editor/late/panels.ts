import type { EditorManager } from 'amis-editor-core';
import { changePanels } from '../change-panels.ts';
import { isPlain } from '../plain.ts';
import { LATE_TABS } from './tabs.tsx';

/** The class of the tabs of amis-editor's panels: properties, appearance, events. */
const PANEL_TABS = 'editor-prop-config-tabs';

/** What is clicked to see fields of a panel that were not drawn before. */
export const PANEL_HEADS = '.editor-prop-config-tabs-links, .cxd-Collapse-header';

/** The class of what is clicked to see a field of this name: a tab, or the head of a group. */
export const leadsTo = (name: string): string => `pw-leads-to-${name}`;

/** Names that can stand in a class as they are. */
const NAME = /^[\w-]+$/;

interface Part {
  type?: string;
  className?: string;
  name?: unknown;
  headingClassName?: string;
  tabClassName?: string;
}

const classes = (own: string | undefined, names: ReadonlySet<string>): string =>
  [own, ...[...names].map(leadsTo)].filter(Boolean).join(' ');

/** The same part, drawn late; its head names the fields in it. */
function drawnLate(part: Part, names: ReadonlySet<string>, isTab: boolean): Part {
  if (isTab) return { ...part, tabClassName: classes(part.tabClassName, names) };
  if (part.type === 'tabs' && part.className === PANEL_TABS) return { ...part, type: LATE_TABS };
  if (part.type !== 'collapse') return part;
  return { ...part, mountOnEnter: true, headingClassName: classes(part.headingClassName, names) } as Part;
}

function late(panel: unknown, around: Set<string>, isTab = false): unknown {
  if (Array.isArray(panel)) return panel.map((each) => late(each, around));
  if (panel === null || typeof panel !== 'object' || !isPlain(panel)) return panel;
  const names = new Set<string>();
  const isTabs = (panel as Part).className === PANEL_TABS;
  const entries = Object.entries(panel).map(([key, value]) => [
    key,
    isTabs && key === 'tabs' && Array.isArray(value) ? value.map((tab) => late(tab, names, true)) : late(value, names),
  ]);
  const { name } = panel as Part;
  // What stands inside a field is no property of the node.
  const own = typeof name === 'string' ? [name].filter((each) => NAME.test(each)) : names;
  for (const each of own) around.add(each);
  return drawnLate(Object.fromEntries(entries), names, isTab);
}

/**
 * A panel whose fields are drawn when their tab or group is opened for the first time. Functions, elements and instances in it stay as they are.
 */
export const asLate = <T>(panel: T): T => late(panel, new Set()) as T;

/**
 * Draws of each panel what is seen first. amis draws all tabs of a form, and amis-editor draws the panel anew for each node: a click on
 * a node would draw some 600 elements that nobody sees.
 */
export function drawLate(manager: EditorManager): void {
  changePanels(manager, asLate);
}
