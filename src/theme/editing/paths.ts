/** Where something stands in a theme: keys and places in lists, from the outside in. */
export type Path = readonly string[];

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** A place as it is written in pages: `global.colors.brand.body`. */
export const pathOf = (text: string): string[] => text.split('.').filter((key) => key !== '');

/** What stands at a place; undefined where nothing does. */
export function valueAt(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (isBranch(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    tree,
  );
}

/** The tree with another value at a place; undefined takes a key away. What is not on the way stays the same object. */
export function withValue<Tree>(tree: Tree, path: Path, value: unknown): Tree {
  const [key, ...rest] = path;
  if (key === undefined) return value as Tree;
  const own: unknown = isBranch(tree) && Object.hasOwn(tree, key) ? tree[key] : undefined;
  const next = withValue(own, rest, value);
  if (next === own) return tree;
  if (Array.isArray(tree)) return tree.map((item, at) => (String(at) === key ? next : item)) as Tree;
  const { [key]: _, ...others } = (isBranch(tree) ? tree : {}) as Branch;
  if (next === undefined) return others as Tree;
  return { ...(isBranch(tree) ? tree : {}), [key]: next } as Tree;
}

/** Two values of JSON that say the same. Parts that are the same object are not looked at. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}

/** One value over another: what the upper one does not say is as in the lower one. Lists are taken whole. */
export function laidOver(lower: unknown, upper: unknown): unknown {
  if (upper === undefined) return lower;
  if (!isBranch(lower) || !isBranch(upper) || Array.isArray(lower) || Array.isArray(upper)) return upper;
  const both = Object.keys(upper).map((key) => [key, laidOver(lower[key], upper[key])] as const);
  return { ...lower, ...Object.fromEntries(both) };
}

/** The places at which two trees differ, as deep as both have objects there, with what the second one has. */
export function differences(before: unknown, after: unknown, at: Path = []): [Path, unknown][] {
  if (isSame(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) || Array.isArray(after)) return [[at, after]];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], [...at, key]),
  );
}

/**
 * The one place, in lists too, at which two trees differ: as deep as nothing beside it does. Undefined where a list has become longer or shorter,
 * which is a step of its own.
 */
export function changedPlace(before: unknown, after: unknown, at: Path = []): Path | undefined {
  if (!isBranch(before) || !isBranch(after)) return at;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return undefined;
  const [key, ...others] = keys.filter((each) => !isSame(before[each], after[each]));
  return key === undefined || others.length > 0 ? at : changedPlace(before[key], after[key], [...at, key]);
}
