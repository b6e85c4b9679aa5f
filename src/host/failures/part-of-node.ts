import type { ShownScreen } from '../../state/state.ts';
import type { ScreenPart } from '../../types/start.ts';
import { valueAt } from '../../validation/json-pointer.ts';

/** A node's definition as text; undefined for one that amis made of more than JSON. */
function textOf(definition: unknown): string | undefined {
  try {
    return JSON.stringify(definition);
  } catch {
    return undefined;
  }
}

/** The innermost overridden part in which a node is defined; undefined for one of the page itself or of a built-in part. */
export function partOfNode({ schema, parts = [] }: ShownScreen, definition: unknown): ScreenPart | undefined {
  const text = textOf(definition);
  if (text === undefined) return undefined;
  return parts.findLast(
    ({ layer, pointer }) =>
      layer !== 'builtin' && pointer !== undefined && textOf(valueAt(schema, pointer))?.includes(text),
  );
}
