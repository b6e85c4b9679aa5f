import { isObject, type Json, type JsonObject } from '../../../src/merge/index.ts';

/**
 * The member that says which node is which, whatever was done to a page. Only the editor and the judge see it; it is taken
 * away before pages are merged.
 */
export const MARK = '#mark';

const dataProperties = new Set(['data', 'value', 'config', 'style', 'css', 'themeCss', 'rows', 'rules', 'map']);

/** Whether what stands below a property is data, in which nobody edits. */
export const isData = (property: string): boolean => dataProperties.has(property);

/** A marked object of a page. */
export interface Found {
  node: JsonObject;
  mark: string;
  /** The nearest marked object around it; undefined for the page. */
  owner: Found | undefined;
  /** The names that lead from the owner to it, or to its list. */
  path: string[];
  /** The list that it is a member of. */
  list: Json[] | undefined;
  index: number;
}

/** Gives a mark to every object with a type, and to every object in a list. */
export function markAll(page: JsonObject): void {
  let count = 0;
  const visit = (value: Json, isInData: boolean, isListed: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isInData, true);
    if (!isObject(value)) return;
    if ((typeof value['type'] === 'string' && !isInData) || isListed || value === page) value[MARK] = `b${count++}`;
    for (const [name, member] of Object.entries(value)) visit(member, isInData || isData(name), false);
  };
  visit(page, false, false);
}

/** A page without its marks. */
export function unmarked<Value extends Json>(page: Value): Value {
  return JSON.parse(JSON.stringify(page, (name, value) => (name === MARK ? undefined : value)));
}

/** All marked objects of a page by their marks. */
export function findAll(page: Json): Map<string, Found> {
  const found = new Map<string, Found>();
  const visit = (value: Json, place: Omit<Found, 'node' | 'mark'>): void => {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, { ...place, list: value, index });
    if (!isObject(value)) return;
    const mark = value[MARK];
    const own = typeof mark === 'string' ? { ...place, node: value, mark } : undefined;
    if (own) found.set(own.mark, own);
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== 'object') continue;
      const path = own ? [name] : [...place.path, name];
      visit(member, { owner: own ?? place.owner, path, list: undefined, index: -1 });
    }
  };
  visit(page, { owner: undefined, path: [], list: undefined, index: -1 });
  return found;
}

/** The marks of an object and of all in it. */
export const marksIn = (value: Json): string[] => [...findAll(value).keys()];
