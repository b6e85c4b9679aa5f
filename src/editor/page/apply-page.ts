import { type EditorManager, JSONPipeIn } from 'amis-editor-core';
import { isObject, type Json } from './json.ts';
import { noteOrigins, type Origins } from './marked.ts';
import { withoutMarks } from './notes.ts';
import { screenIn, withScreen } from './parts.ts';

/** Whether two objects are likely the same node. */
function isLike(one: Json, other: unknown): boolean {
  if (!isObject(other)) return false;
  if (one['id'] !== undefined) return other['id'] === one['id'];
  return other['type'] === one['type'] && other['name'] === one['name'];
}

/** A page with the marks of another: nodes that stand in both keep theirs, and so the selection. */
export function withMarksOf(next: unknown, was: unknown): unknown {
  if (Array.isArray(next)) {
    const left: unknown[] = Array.isArray(was) ? [...was] : was === undefined ? [] : [was];
    return next.map((one, index) => {
      if (!isObject(one)) return withMarksOf(one, left[index]);
      const at = isLike(one, left[index]) ? index : left.findIndex((other) => isLike(one, other));
      const found = left[at];
      if (at >= 0) left[at] = undefined;
      return withMarksOf(one, found);
    });
  }
  if (!isObject(next)) return next;
  const from = isObject(was) ? was : {};
  const copy = Object.fromEntries(Object.entries(next).map(([key, value]) => [key, withMarksOf(value, from[key])]));
  return typeof from['$$id'] === 'string' ? { ...copy, $$id: from['$$id'] } : copy;
}

/**
 * Puts a page, or a part that is edited in it, that was written elsewhere into an editor, as one step of its history. Never by `value`, which
 * would empty the history. From now on its nodes are saved as this page has them: the order of its properties is the one that was written.
 * @param screen the id of the part; empty for the page, which keeps its parts as they are
 */
export function applyPage(manager: EditorManager, page: object, origins: Origins, screen = ''): void {
  const { store } = manager;
  const now = store.schema as Json;
  const was = screenIn(now, screen);
  const marked = JSONPipeIn(withMarksOf(withoutMarks(page), was) as never) as Json;
  noteOrigins(origins, page, marked);
  store.traceableSetSchema(withScreen(now, screen, marked));
}
