/** The greatest depth of a page. The pages at the top have depth 0. */
export const MAX_DEPTH = 2;

/** A page with the page that it stands inside of. */
export interface Branch {
  key: string;
  parent: string | null;
}

/** A page with its place in the tree. */
export type Placed<Page> = Page & {
  /** How many pages it stands inside of. */
  depth: number;
  /** The keys of these pages, the outermost first. */
  path: string[];
};

/**
 * The pages in the order of the tree: each is followed by the pages inside of it. Those inside one page keep the order that they have in the
 * list. A page whose parent is not in the list stands at the top.
 */
export function inTree<Page extends Branch>(pages: readonly Page[]): Placed<Page>[] {
  const keys = new Set(pages.map(({ key }) => key));
  const inside = new Map<string | null, Page[]>();
  for (const page of pages) {
    const parent = page.parent !== null && keys.has(page.parent) ? page.parent : null;
    inside.set(parent, [...(inside.get(parent) ?? []), page]);
  }
  const from = (parent: string | null, path: string[]): Placed<Page>[] =>
    (inside.get(parent) ?? []).flatMap((page) => [
      { ...page, depth: path.length, path },
      ...from(page.key, [...path, page.key]),
    ]);
  return from(null, []);
}

/** The pages without those for which something is true, and without the pages inside of these. */
export function withoutBranches<Page extends Branch>(
  pages: readonly Placed<Page>[],
  isLeftOut: (page: Placed<Page>) => boolean,
): Placed<Page>[] {
  const out = new Set(pages.filter(isLeftOut).map(({ key }) => key));
  return pages.filter(({ key, path }) => !out.has(key) && !path.some((each) => out.has(each)));
}

/** Where a page is to stand. */
export interface Wish {
  /** The page that it is to stand inside of; null: at the top. */
  parent: string | null;
  /** Its place among the pages there, from 0; at the end where the number is too large. */
  place: number;
}

/**
 * The tree with one page, and all pages inside of it, at another place.
 * Answers why not, where that cannot be: `unknown` (there is no such page), `inside-itself` or `too-deep`.
 */
export function moved<Page extends Branch>(
  pages: readonly Page[],
  key: string,
  { parent, place }: Wish,
): Placed<Page>[] | 'unknown' | 'inside-itself' | 'too-deep' {
  const before = inTree(pages);
  const page = before.find((each) => each.key === key);
  const target = before.find((each) => each.key === parent);
  if (!page || (parent !== null && !target)) return 'unknown';
  if (target && (target.key === key || target.path.includes(key))) return 'inside-itself';
  const branch = before.filter(({ path }) => path.includes(key));
  const height = Math.max(0, ...branch.map(({ depth }) => depth - page.depth));
  const depth = target ? target.depth + 1 : 0;
  if (depth + height > MAX_DEPTH && depth > page.depth) return 'too-deep';
  const others = before.filter((each) => each.key !== key);
  const isBeside = (each: Placed<Page>) => (each.path.at(-1) ?? null) === parent;
  const next = others.filter(isBeside)[place];
  const at = next ? others.indexOf(next) : others.length;
  return inTree([...others.slice(0, at), { ...page, parent }, ...others.slice(at)]);
}
