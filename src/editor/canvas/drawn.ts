import { when } from 'mobx';

/** What of amis-editor's store is read here; mobx notices when it changes. */
interface Selection {
  activeId: string;
  getNodeById(id: string): unknown;
}

/** Milliseconds after which a selected node is not waited for any longer: it has been left out of the picture. */
const LONGEST = 5000;

/**
 * Waits until a selected node is drawn.
 * @param id the editor's id of the node; empty when nothing is selected, and then nothing is waited for
 * @returns whether it is there and still selected
 */
export async function drawn(store: Selection, id: string): Promise<boolean> {
  if (!id) return true;
  const isSettled = () => store.activeId !== id || Boolean(store.getNodeById(id));
  if (!isSettled()) await when(isSettled, { timeout: LONGEST }).catch(() => undefined);
  return store.activeId === id && Boolean(store.getNodeById(id));
}
