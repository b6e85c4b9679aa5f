import type { EditorManager } from 'amis-editor-core';
import { changePanels } from './change-panels.ts';
import { isObject, type Json } from './page/json.ts';
import { isPlain } from './plain.ts';

const isOf = (part: unknown, name: string): boolean => isObject(part) && part['name'] === name;

/**
 * A panel that asks once when a node shows. amis-editor has a field for that and another for the opposite, which says the same the other way round; that one
 * stays where the node has it. Functions, elements and instances in the panel stay as they are.
 */
export function withOneCondition(panel: unknown, node: Json): unknown {
  if ('hidden' in node || 'hiddenOn' in node) return panel;
  if (Array.isArray(panel)) {
    const isBoth = panel.some((part) => isOf(part, 'visible'));
    return panel.filter((part) => !isBoth || !isOf(part, 'hidden')).map((part) => withOneCondition(part, node));
  }
  if (!isObject(panel) || !isPlain(panel)) return panel;
  return Object.fromEntries(Object.entries(panel).map(([key, part]) => [key, withOneCondition(part, node)]));
}

/** Leaves the second of two fields for one thing out of the panels. */
export function askOnce(manager: EditorManager): void {
  changePanels(manager, (body, nodeId) => withOneCondition(body, (manager.store.getSchema(nodeId) ?? {}) as Json));
}
