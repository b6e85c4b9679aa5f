import type { EditorManager } from 'amis-editor-core';

/**
 * Keeps an editor from rewriting a page by itself. A quarter of a second after every drawing it would give ids to all nodes, note what they
 * are good for, and turn single children into lists. To be called before the editor draws.
 */
export function leaveAlone(manager: EditorManager): void {
  const nothing = Object.assign(() => undefined, { cancel: () => undefined, flush: () => undefined });
  (manager as unknown as { lazyPatchSchema: unknown }).lazyPatchSchema = nothing;
}
