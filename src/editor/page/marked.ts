import { JSONPipeIn } from 'amis-editor-core';
import { isObject, type Json } from './json.ts';
import { MARK, withoutMarks } from './notes.ts';

/** What each object of a page was, by the mark that amis-editor knows it by. */
export type Origins = Map<string, Json>;

/** Notes the objects of a page by the marks that the editor's copy of them has. */
export function noteOrigins(origins: Origins, was: unknown, now: unknown): void {
  if (Array.isArray(was)) {
    was.forEach((one, index) => {
      noteOrigins(origins, one, (now as unknown[] | undefined)?.[index]);
    });
  } else if (isObject(was) && isObject(now)) {
    if (typeof now[MARK] === 'string') origins.set(now[MARK], was);
    for (const key of Object.keys(was)) noteOrigins(origins, was[key], now[key]);
  }
}

/** Marks every object of a page before the editor does; the marks say later what stood where. */
export function marked(page: object): { value: object; origins: Origins } {
  const value = JSONPipeIn(withoutMarks(page) as never) as object;
  const origins: Origins = new Map();
  noteOrigins(origins, page, value);
  return { value, origins };
}
