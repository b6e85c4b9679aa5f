import type { EditorManager } from 'amis-editor-core';
import { addMiddleware } from 'mobx-state-tree';

/** Milliseconds without a key after which what is typed next is a step of its own. */
const REST = 1000;

/** What takes letters. */
const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"], [readonly]), textarea, [contenteditable="true"]';

interface Difference {
  path?: readonly unknown[];
  rhs?: unknown;
}

/** The property that a change of a panel is about, with its node; empty where it is no text that somebody types. */
function typedInto([, diff, , id]: readonly unknown[], around: Document): string {
  const [only, ...others] = (diff ?? []) as Difference[];
  const isText = only !== undefined && others.length === 0 && typeof (only.rhs ?? '') === 'string';
  return isText && around.activeElement?.matches(TYPED_INTO) ? JSON.stringify([id, only.path]) : '';
}

/** Makes what is typed into one field without a rest one step of the history: the canvas shows each key at once. */
export function typedAsOne({ store }: Pick<EditorManager, 'store'>, around: Document = document): void {
  let last = '';
  let at = 0;
  /** The change on its way goes on with the last one; undefined: what happens is no change of a panel. */
  let goesOn: boolean | undefined;
  addMiddleware(store, (call, next) => {
    if (call.name === 'changeValue') {
      const place = typedInto(call.args, around);
      goesOn = place !== '' && place === last && Date.now() - at < REST;
      const result: unknown = next(call);
      last = place;
      at = Date.now();
      goesOn = undefined;
      return result;
    }
    if (call.name === 'undo' || call.name === 'redo') last = '';
    if (call.name !== 'traceableSetSchema') return next(call);
    if (goesOn === undefined) last = '';
    return next(goesOn ? { ...call, args: [call.args[0], true] } : call);
  });
}
