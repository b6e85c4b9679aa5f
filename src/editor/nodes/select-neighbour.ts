import type { EditorManager } from 'amis-editor-core';
import type { EditorNode } from './insert-nodes.ts';

interface Deletion {
  context: { id: string; data?: readonly string[] };
}

/** What stands beside nodes that are taken away: the one behind them, else the one before. Undefined where nothing is left. */
export function neighbourOf(
  { schemaParent, id }: Pick<EditorNode, 'schemaParent' | 'id'>,
  gone: readonly string[],
): string | undefined {
  if (!Array.isArray(schemaParent)) return undefined;
  const siblings = schemaParent.map((one) => one?.$$id as string | undefined);
  const at = siblings.indexOf(id);
  const isLeft = (sibling: string | undefined) => sibling !== undefined && !gone.includes(sibling);
  return siblings.slice(at + 1).find(isLeft) ?? siblings.slice(0, at).findLast(isLeft);
}

/**
 * Selects what stands beside a node that was deleted. amis-editor selects what is around it: a page then shows its empty regions, all of it
 * moves, and the same key once more would delete a whole box.
 */
export function selectNeighbour(manager: EditorManager): void {
  const { store } = manager;
  let next: string | undefined;
  manager.on('before-delete', (({ context: { id, data = [] } }: Deletion): void => {
    const gone = data.length > 0 ? data : [id];
    const node = gone.includes(store.activeId) ? store.getNodeById(store.activeId) : undefined;
    next = node ? neighbourOf(node, gone) : undefined;
  }) as never);
  manager.on('after-delete', ((): void => {
    if (next) store.setActiveId(next);
  }) as never);
}
