import { getRendererByName, registerRenderer } from 'amis-core';
import type { EditorManager } from 'amis-editor-core';
import { changePanels } from '../change-panels.ts';
import { isPlain } from '../plain.ts';

/** Fields of panels that hold a program or CSS as text, by their type. */
const TYPES = new Set([
  'ae-apiAdaptorControl',
  'ae-functionEditorControl',
  'ae-single-theme-cssCode',
  'js-editor',
  'theme-cssCode',
]);

/** The same, by the property of the node that they write. */
const NAMES = new Set([
  'adaptor',
  'dataFilter',
  'dataProvider',
  'initFunction',
  'matchFunc',
  'onClick',
  'onMount',
  'onUnmount',
  'onUpdate',
  'requestAdaptor',
  'script',
]);

interface Field {
  type?: string;
  name?: string;
}

function isDoor(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { type, name } = value as Field;
  return TYPES.has(type ?? '') || (type !== undefined && NAMES.has(name ?? ''));
}

/** A panel without the fields that hold a program. Functions, elements and instances in it stay as they are. */
export function withoutDoors<T>(panel: T): T {
  if (Array.isArray(panel)) return panel.filter((one) => !isDoor(one)).map(withoutDoors) as T;
  if (panel === null || typeof panel !== 'object' || !isPlain(panel)) return panel;
  const kept = Object.entries(panel).filter(([, value]) => !isDoor(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutDoors(value)])) as T;
}

/** Takes the doors out of the panels of one editor. */
export function filterPanels(manager: EditorManager): void {
  changePanels(manager, withoutDoors);
}

/** What controls draw inside themselves (adaptors of calls, dialogs of actions) draws nothing. Once, after amis-editor is loaded. */
export function blankFields(): void {
  for (const type of TYPES) {
    const known = getRendererByName(type);
    if (known) registerRenderer({ ...known, type, override: true, component: () => null } as never);
  }
}
