import type { EditorManager } from 'amis-editor-core';
import { when } from 'mobx';
import { selectFirst } from './search/select-first.ts';

/** What takes the keyboard in a field of a panel. Code fields get theirs a moment after they are drawn. */
const TYPED_INTO = 'input, textarea, select, [role="combobox"], [contenteditable="true"]';

let stop = (): void => undefined;

/** Brings a field into sight and gives it the keyboard. Says whether it takes it already. */
function reach(field: Element): boolean {
  field.scrollIntoView({ block: 'center' });
  const place = field.querySelector<HTMLElement>(TYPED_INTO);
  place?.focus({ preventScroll: true });
  return place !== null;
}

/** Goes to the field of a property in the panel; where the panel is still another node's, once it has become the node's own. */
function showProperty(panel: Element, property: string, isOwn: boolean): void {
  let isDrawn = isOwn;
  const find = () => panel.querySelector(`[data-amis-name="${CSS.escape(property)}"]`);
  const field = isDrawn && find();
  if (field && reach(field)) return;
  const watch = new MutationObserver((records) => {
    const drawn = find();
    isDrawn ||= drawn !== null && records.some(({ addedNodes }) => [...addedNodes].some((one) => one.contains(drawn)));
    if (isDrawn && drawn && reach(drawn)) stop();
  });
  watch.observe(panel, { childList: true, subtree: true });
  stop = () => watch.disconnect();
}

/** Selects the node that a problem is about, and goes to the property. A node that is not drawn is shown by what is around it. */
export function showProblem(
  manager: EditorManager,
  { ids, property }: { ids: readonly string[]; property: string },
): void {
  const { store } = manager;
  const [id] = ids;
  const isOwn = store.activeId === id;
  stop();
  selectFirst(manager, ids);
  const panel = document.querySelector('.editor-right-panel');
  if (store.activeId !== id || property === '' || !panel) return;
  showProperty(panel, property, isOwn);
  // Another node may have a property of the same name.
  when(() => store.activeId !== id, stop);
}
