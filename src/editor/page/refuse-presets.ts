import type { EditorManager } from 'amis-editor-core';
import { PANEL_HEADS } from '../late/panels.ts';

/** One difference as the package `deep-diff` tells it. */
interface Difference {
  /** `N`: a property that was not there before. */
  kind?: string;
  path: string[];
}

interface Update {
  context: { id: string; diff?: Difference[]; value: Record<string, unknown> };
}

/** What a person does in the document around the canvas. What happens in the canvas selects nodes and changes none. */
const GESTURES = ['pointerdown', 'keydown', 'input', 'paste', 'drop'];

/** The JSON view changes the page by itself, and the bar works on the whole of it; what is done in them is not done in a panel. */
const OUTSIDE = '.pw-json, .pw-edit-bar';

/** The frame of a rich text field. Keys in it do not reach this document, but `activeElement` shows that it has the focus. */
const RICH_TEXT = '.editor-right-panel iframe';

/** What opens a tab or a group of a panel: its head, and a problem with a field in it. */
const OPENERS = `${PANEL_HEADS}, .pw-problemList, .pw-refused-row`;

/** Where a press of the pointer only sets the caret. */
const TEXT_FIELDS = 'input:is(:not([type]), [type=text], [type=number]), textarea';

/** A field of a panel. Its name stands in `data-amis-name`. */
const FIELD = '[data-amis-name]';

/** Milliseconds after a selection within which the presets of the panel have certainly come. */
const PRESETS_WITHIN = 1500;

/** Milliseconds after which amis-editor has certainly taken over what was typed; it waits 250 ms for the next key. */
const SAVED_AFTER = 1000;

/**
 * Keeps a panel from writing its presets into a node that was merely selected, or whose tab or group was merely opened: that draws
 * fields, and fields bring presets. What it tried is remembered, and left out of the first real change, too.When a person types
 * before the panel has tried, new properties of fields that were not touched are its presets.
 */
export function refusePresets(manager: EditorManager, around: Document = document): void {
  let isTouched = false;
  let touchedAt = 0;
  // Whether all that was done since the selection is typing, which changes the field that it is done in and nothing else.
  let isTyped = true;
  let selectedAt = 0;
  const touched = new Set<string>();
  const refused = new Map<string, Map<string, string>>();
  for (const gesture of GESTURES) {
    around.addEventListener(
      gesture,
      ({ isTrusted, target, timeStamp }) => {
        if (!isTrusted || !(target instanceof Element) || target.closest(OUTSIDE)) return;
        if (gesture === 'pointerdown' && target.matches(TEXT_FIELDS)) return;
        if (!target.closest(OPENERS)) {
          isTouched = true;
          touchedAt = timeStamp;
          isTyped &&= target.matches(TEXT_FIELDS);
          for (let field = target.closest(FIELD); field; field = field.parentElement?.closest(FIELD) ?? null)
            touched.add(field.getAttribute('data-amis-name')!.split('.')[0]!);
        } else if (timeStamp - touchedAt > SAVED_AFTER) {
          isTouched = false;
        }
      },
      true,
    );
  }
  const asText = (value: unknown) => JSON.stringify(value) ?? '';
  manager.on('active', () => {
    isTouched = false;
    selectedAt = performance.now();
    isTyped = true;
    touched.clear();
  });
  // What a listener answers takes the place of the event's data; only `false` is meant.
  manager.on('before-update', ((event: Update): false | undefined => {
    const { id, diff = [], value } = event.context;
    const mayBringPresets = !refused.has(id) && (isTyped || performance.now() - selectedAt < PRESETS_WITHIN);
    const own = refused.get(id) ?? new Map<string, string>();
    refused.set(id, own);
    const at = ({ path: [name = ''] }: Difference) => name;
    if (!isTouched && !around.activeElement?.matches(RICH_TEXT)) {
      for (const each of diff) own.set(at(each), asText(value[at(each)]));
      return false;
    }
    if (mayBringPresets && touched.size && (isTyped || diff.some((each) => touched.has(at(each))))) {
      for (const each of diff)
        if (each.kind === 'N' && !touched.has(at(each))) own.set(at(each), asText(value[at(each)]));
    }
    for (let index = diff.length - 1; index >= 0; index -= 1) {
      const name = at(diff[index]!);
      if (own.get(name) === asText(value[name])) diff.splice(index, 1);
    }
    return undefined;
  }) as never);
}
