import type { EditorManager } from 'amis-editor-core';
import { when } from 'mobx';
import type { Json } from '../page/json.ts';
import { changedNodes } from './changed-nodes.ts';

/** What of amis-editor's store is read here; mobx notices when it changes. */
type Store = Pick<EditorManager['store'], 'activeId' | 'getNodeById' | 'schema' | 'setActiveId'>;

/** Milliseconds in which what came back is drawn. Some of it is no node, and never drawn. */
const DRAWN = 1000;

/**
 * Takes a step of the history, and selects the one node that it changed or brought back. Where there are several or none, the selection
 * stays; so it does when something else is selected before what came back is drawn.
 */
export async function selectChanged(store: Store, step: () => void): Promise<void> {
  const before = store.schema as Json;
  step();
  const selected = store.activeId;
  const changes = changedNodes(before, store.schema as Json);
  const isDrawn = () => changes.every(({ ids, isBack }) => !isBack || Boolean(store.getNodeById(ids[0]!)));
  if (!isDrawn()) await when(isDrawn, { timeout: DRAWN }).catch(() => undefined);
  const found = new Set(changes.map(({ ids }) => ids.find((id) => store.getNodeById(id)?.clickable)));
  const [id] = found;
  if (found.size === 1 && id && id !== selected && store.activeId === selected) store.setActiveId(id);
}
