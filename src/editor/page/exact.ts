import { isObject, type Json } from './json.ts';
import type { Origins } from './marked.ts';
import { isNote, isOfAuthors, MARK } from './notes.ts';

/** Ids that amis-editor makes up. */
const MADE_UP = /^u:/;

/** The made-up ids that something on the page refers to. */
function referredTo(page: unknown): Set<string> {
  const used = new Set<string>();
  JSON.stringify(page, (key, value: unknown) => {
    if (typeof value === 'string' && MADE_UP.test(value) && key !== 'id') used.add(value);
    return value;
  });
  return used;
}

/** Whether amis makes the class of a node's styles of its id. */
const isStyled = (node: Json): boolean => 'themeCss' in node || 'wrapperCustomStyle' in node;

/**
 * The page as it is saved, from what the editor has of it: its marks and notes are out, properties are in the order they had, and what
 * the editor alone has added is taken back (ids that nothing refers to, a list around a single child, an emptied call). What an author has
 * named as the editor names its notes stays. A page that nobody has changed comes out as it went in.
 */
export function exact(page: unknown, origins: Origins): unknown {
  const used = referredTo(page);

  function isKept(node: Json, was: Json, key: string, isData: boolean): boolean {
    const value = node[key];
    if (value === undefined) return false;
    if (key in was) return true;
    if (key === MARK || (!isData && isNote(key))) return false;
    if (key === 'id') return !MADE_UP.test(String(value)) || isStyled(node) || used.has(String(value));
    return true;
  }

  function clean(value: unknown, isData = false): unknown {
    if (Array.isArray(value)) return value.map((one) => clean(one, isData));
    if (!isObject(value)) return value;
    const was = origins.get(String(value[MARK])) ?? {};
    const keys = [
      ...Object.keys(was).filter((key) => key in value),
      ...Object.keys(value).filter((key) => !(key in was)),
    ];
    return Object.fromEntries(
      keys
        .filter((key) => isKept(value, was, key, isData))
        .map((key) => [key, key === MARK ? was[key] : clean(single(value[key], was[key]), isData || isOfAuthors(key))]),
    );
  }

  /** A child out of the list that the editor has put around it. */
  function single(child: unknown, was: unknown): unknown {
    const [only] = Array.isArray(child) && child.length === 1 ? (child as unknown[]) : [];
    return isObject(was) && isObject(only) && origins.get(String(only[MARK])) === was ? only : child;
  }

  return clean(page);
}
