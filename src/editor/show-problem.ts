import type { EditorManager } from 'amis-editor-core';
import { when } from 'mobx';
import { leadsTo } from './late/panels.ts';
import { onceShown, selectFirst } from './search/select-first.ts';
import { selectText } from './select-text.ts';

/** The panel beside the canvas. An editor that has just been opened has none until something is selected. */
const PANEL = '.editor-right-panel';

/**
 * What takes the keyboard in a field of a panel. Code fields and rich text get theirs a moment after they are drawn; fields for words can be written
 * into once the words of all languages are there.
 */
const TYPED_INTO = 'input, textarea:not([readonly]), select, [role="combobox"], [contenteditable="true"]';

/** A field of rich text. Its own area for text is put out of sight once the page in its frame is there. */
const RICH_TEXT = '.cxd-RichTextControl';

/** The element that is written into. */
function writtenInto(field: Element): HTMLElement | null {
  if (!field.querySelector(RICH_TEXT)) return field.querySelector<HTMLElement>(TYPED_INTO);
  const page = field.querySelector<HTMLIFrameElement>('iframe')?.contentDocument;
  return page?.querySelector<HTMLElement>('[contenteditable="true"]') ?? null;
}

let stop = (): void => undefined;

/** Brings a field into sight and gives it the keyboard; with `isWhole` its text is selected. Says whether it takes it already. */
function reach(field: Element, isWhole: boolean): boolean {
  field.scrollIntoView({ block: 'center' });
  const place = writtenInto(field);
  place?.focus({ preventScroll: true });
  if (place && isWhole) selectText(place);
  return place !== null;
}

const allInPanel = (selectors: readonly string[]): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selectors.map((each) => `${PANEL} ${each}`).join()),
];

/** Whether the tab or group that this is the head of is open. */
const isOpen = (head: Element): boolean =>
  (head.matches('li') ? head : head.parentElement!).classList.contains('is-active');

/** Opens the closed tab or group that a field is in, from the outside to the inside. One that was opened before is left alone. */
function openAround(names: readonly string[], opened: Set<Element>): void {
  const heads = allInPanel(names.map((name) => `.${CSS.escape(leadsTo(name))}`));
  const head = heads.find((each) => !isOpen(each) && !opened.has(each));
  if (!head) return;
  opened.add(head);
  head.click();
}

/** Goes to the field of a property in the panel; where the panel is still another node's, once it has become the node's own. */
function showProperty(property: string, id: string, isWhole: boolean): void {
  const own = `[data-panel-of="${CSS.escape(id)}"]`;
  const opened = new Set<Element>();
  // One field holds a property and its condition: `visible` and `visibleOn`.
  const names = [property, property.replace(/On$/, '')];
  const find = () => allInPanel(names.map((name) => `[data-amis-name="${CSS.escape(name)}"]`))[0];
  /** Whether the field has the keyboard. One in a tab that was left is drawn, but not in sight. */
  function isReached(): boolean {
    if (allInPanel([own]).length === 0) return false;
    const field = find();
    if (field?.checkVisibility()) return reach(field, isWhole);
    openAround(names, opened);
    return false;
  }
  if (isReached()) return;
  const watch = new MutationObserver(() => isReached() && stop());
  const changes = { childList: true, subtree: true, attributeFilter: ['class', 'data-panel-of', 'readonly', 'style'] };
  watch.observe(document.querySelector(PANEL) ?? document.body, changes);
  stop = () => watch.disconnect();
}

interface Shown {
  /** The node and what is around it, the innermost first. */
  ids: readonly string[];
  property: string;
  /** Selects the text of the field, so that what is typed takes its place. */
  isWhole?: boolean;
}

/** Selects the node that a problem is about, and goes to the property. A node that is not drawn is shown by what is around it. */
export function showProblem(manager: EditorManager, { ids, property, isWhole = false }: Shown): void {
  const { store } = manager;
  const [id] = ids;
  stop();
  onceShown(manager, ids, () => {
    selectFirst(manager, ids);
    if (id === undefined || store.activeId !== id || property === '') return;
    showProperty(property, id, isWhole);
    // Another node may have a property of the same name.
    when(() => store.activeId !== id, stop);
  });
}
