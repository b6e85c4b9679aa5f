import { isObject, type Json, type JsonObject } from '../../../src/merge/index.ts';
import { type Found, findAll, MARK } from './marks.ts';

/** Whether a value is a marked object, or a list that has one. */
const holdsMarked = (value: Json): boolean =>
  Array.isArray(value)
    ? value.some(holdsMarked)
    : isObject(value) && (MARK in value || Object.values(value).some(holdsMarked));

/** The own properties of a node by path, down to values that hold no nodes. */
function ownOf(node: JsonObject, prefix = ''): Map<string, string> {
  const own = new Map<string, string>();
  for (const [name, value] of Object.entries(node)) {
    if (name === MARK) continue;
    if (isObject(value) && !(MARK in value)) {
      for (const [path, text] of ownOf(value, `${prefix}${name}.`)) own.set(path, text);
    } else if (!holdsMarked(value)) own.set(prefix + name, JSON.stringify(value));
  }
  return own;
}

const placeOf = ({ owner, path }: Found): string => `${owner?.mark} ${path}`;

interface Touched {
  /** Values by node and property, undefined where it is gone. */
  properties: Map<string, string | undefined>;
  places: Map<string, string>;
  removed: Set<string>;
  /** Nodes of the base that something was done to, or put into. */
  nodes: Set<string>;
}

function touchedBy(base: ReadonlyMap<string, Found>, page: ReadonlyMap<string, Found>): Touched {
  const touched: Touched = { properties: new Map(), places: new Map(), removed: new Set(), nodes: new Set() };
  for (const [mark, was] of base) {
    const now = page.get(mark);
    if (!now) {
      touched.removed.add(mark);
      continue;
    }
    const [before, after] = [ownOf(was.node), ownOf(now.node)];
    for (const path of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(path) === after.get(path)) continue;
      touched.properties.set(`${mark} ${path}`, after.get(path));
      touched.nodes.add(mark);
    }
    if (placeOf(was) === placeOf(now)) continue;
    touched.places.set(mark, placeOf(now));
    touched.nodes.add(mark);
  }
  for (const [mark, now] of page) {
    const was = base.get(mark);
    if (now.owner && (!was || placeOf(was) !== placeOf(now))) touched.nodes.add(now.owner.mark);
  }
  return touched;
}

const isPartOf = (path: string, whole: string) => path.startsWith(`${whole}.`);

/** Whether both sides did something to the same thing, so that somebody must be asked. Marks tell who is who, not the merge. */
export function doClash(base: Json, theirs: Json, mine: Json): boolean {
  const was = findAll(base);
  const [one, other] = [touchedBy(was, findAll(theirs)), touchedBy(was, findAll(mine))];
  for (const [property, value] of one.properties) {
    if (other.properties.has(property) && other.properties.get(property) !== value) return true;
    for (const path of other.properties.keys()) if (isPartOf(path, property) || isPartOf(property, path)) return true;
  }
  for (const [mark, place] of one.places) if ((other.places.get(mark) ?? place) !== place) return true;
  const isGoneFor = (removed: ReadonlySet<string>, nodes: ReadonlySet<string>) =>
    [...nodes].some((mark) => removed.has(mark));
  return isGoneFor(one.removed, other.nodes) || isGoneFor(other.removed, one.nodes);
}
