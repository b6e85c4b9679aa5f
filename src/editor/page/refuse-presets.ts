import type { EditorManager } from 'amis-editor-core';

interface Difference {
  path: string[];
}

interface Update {
  context: { id: string; diff?: Difference[]; value: Record<string, unknown> };
}

/** What a person does in the document around the canvas. What happens in the canvas selects nodes and changes none. */
const GESTURES = ['pointerdown', 'keydown', 'input', 'paste', 'drop'];

/** The JSON view changes the page by itself; what is done in it is not done in a panel. */
const OWN_TEXT = '.pw-json';

/**
 * Keeps a panel from writing its presets into a node that was merely selected. What it tried is remembered, and left out of the
 * first real change, too.
 */
export function refusePresets(manager: EditorManager, around: Document = document): void {
  let isTouched = false;
  const refused = new Map<string, Map<string, string>>();
  for (const gesture of GESTURES) {
    around.addEventListener(
      gesture,
      ({ isTrusted, target }) => {
        isTouched ||= isTrusted && !(target instanceof Element && target.closest(OWN_TEXT));
      },
      true,
    );
  }
  const asText = (value: unknown) => JSON.stringify(value) ?? '';
  manager.on('active', () => {
    isTouched = false;
  });
  // What a listener answers takes the place of the event's data; only `false` is meant.
  manager.on('before-update', ((event: Update): false | undefined => {
    const { id, diff = [], value } = event.context;
    const own = refused.get(id) ?? new Map<string, string>();
    refused.set(id, own);
    const at = ({ path: [name = ''] }: Difference) => name;
    if (!isTouched) {
      for (const each of diff) own.set(at(each), asText(value[at(each)]));
      return false;
    }
    for (let index = diff.length - 1; index >= 0; index -= 1) {
      const name = at(diff[index]!);
      if (own.get(name) === asText(value[name])) diff.splice(index, 1);
    }
    return undefined;
  }) as never);
}
