import { isObject, type Json } from './json.ts';

/**
 * The property of the page in an editor that holds the parts which are edited in it, as they are written, by their ids. It is taken out of
 * what is saved. A part stands here once, however often the page shows it.
 */
export const PARTS = '$$parts';

/** The parts that are edited in a page. */
export function partsOf(page: unknown): Record<string, Json> {
  const parts = isObject(page) ? page[PARTS] : undefined;
  return (isObject(parts) ? parts : {}) as Record<string, Json>;
}

/** A page as it is saved: with its includes alone. */
export function withoutParts(page: Json): Json {
  const { [PARTS]: _, ...own } = page;
  return own;
}

/** A page with the parts that are edited in it. */
export const withParts = (page: object, parts: Readonly<Record<string, object>>): Json =>
  Object.keys(parts).length > 0 ? { ...page, [PARTS]: parts } : { ...page };

/** A screen in the editor: a part by its id, or the page itself for an empty one; undefined for a part that is not edited in it. */
export const screenIn = (page: Json, screen: string): Json | undefined =>
  screen === '' ? withoutParts(page) : partsOf(page)[screen];

/** The page with another root for one of its screens. */
export function withScreen(page: Json, screen: string, root: Json): Json {
  if (screen !== '') return { ...page, [PARTS]: { ...partsOf(page), [screen]: root } };
  return PARTS in page ? { ...root, [PARTS]: page[PARTS] } : root;
}
