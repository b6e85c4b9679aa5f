import { isObject, type Json } from '../page/json.ts';
import { PARTS } from '../page/parts.ts';

/** An object of a page that a step of the history has changed or has brought back. */
export interface Change {
  /** The editor's ids from the object outward to the page. */
  ids: readonly string[];
  /** The object was not there before. */
  isBack: boolean;
}

/** Marks of the editor, and the words of a page: these stand at the page for the nodes that name them. */
const isAside = (key: string): boolean => (key.startsWith('$$') && key !== PARTS) || key === '$texts';

const idOf = (value: Json): string => String(value['$$id']);

/** The objects of a value that can be nodes: those in lists, and those with a type. */
function partsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flat(Number.POSITIVE_INFINITY).filter(isObject);
  return isObject(value) && typeof value['type'] === 'string' ? [value] : [];
}

const plainIn = (value: unknown): string =>
  JSON.stringify([value].flat(Number.POSITIVE_INFINITY).filter((one) => one !== undefined && !isObject(one)));

/** The one object that was moved among others; undefined where it can be either of two. */
function movedOf(before: readonly string[], after: readonly string[]): string | undefined {
  if (before.length !== after.length || before.join() === after.join()) return undefined;
  const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id).join();
  const moved = after.filter((id) => before.includes(id) && without(before, id) === without(after, id));
  return moved.length === 1 ? moved[0] : undefined;
}

/** What differs between two states of a property. */
function changesIn(before: unknown, after: unknown, around: readonly string[]): Change[] {
  if (isObject(before) && isObject(after) && idOf(before) === idOf(after)) return changedNodes(before, after, around);
  const were = partsIn(before);
  const are = partsIn(after);
  const own: Change = { ids: around, isBack: false };
  if (were.length + are.length === 0) return JSON.stringify(before) === JSON.stringify(after) ? [] : [own];
  const known = new Map(were.map((one) => [idOf(one), one]));
  const changes = are.flatMap((one): Change[] => {
    const was = known.get(idOf(one));
    return was ? changedNodes(was, one, around) : [{ ids: [idOf(one), ...around], isBack: true }];
  });
  const moved = movedOf(were.map(idOf), are.map(idOf));
  if (moved !== undefined) changes.push({ ids: [moved, ...around], isBack: false });
  return plainIn(before) === plainIn(after) ? changes : [...changes, own];
}

/** The objects that differ between two states of an object, and those that came to it. What is gone is not among them. */
export function changedNodes(before: Json, after: Json, around: readonly string[] = []): Change[] {
  const ids = [idOf(after), ...around];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !isAside(key) && before[key] !== after[key])
    .flatMap((key) => changesIn(before[key], after[key], ids));
}
