import type { FrameContext } from '../../../src/shell/index.ts';

/** A visit of a page, as far as it decides what the first picture costs. */
export type Visit = Pick<FrameContext, 'locale' | 'mobile' | 'search' | 'seen'>;

/** Pages of which dear visits are remembered, and visits of one page. */
const MOST_PAGES = 200;
const MOST_VISITS = 50;

/** Who looks, at which address: the same visit costs the same again. */
function keyOf({ locale, mobile, search = '', seen }: Visit): string {
  const { user, params } = seen as { user?: { id?: unknown } | null; params?: unknown };
  return JSON.stringify([user?.id ?? null, locale, mobile, params ?? null, search]);
}

/**
 * The visits for which a page could not be compiled, by the page's name. What one address or one reader costs takes the first picture from
 * no other. Who makes up one dear address after another takes it from addresses with a query alone: those without one are then still
 * tried, each once for each reader.
 */
export class DearVisits {
  readonly #pages = new Map<string, Set<string>>();

  has(page: string, visit: Visit): boolean {
    const known = this.#pages.get(page);
    if (!known) return false;
    return known.has(keyOf(visit)) || (known.size >= MOST_VISITS && Boolean(visit.search));
  }

  add(page: string, visit: Visit): void {
    const known = this.#pages.get(page) ?? new Set();
    this.#pages.delete(page);
    this.#pages.set(page, known);
    // A plain address is noted beside all others, in place of the one that was noted longest ago.
    const [oldest] = known;
    if (known.size >= MOST_VISITS && oldest !== undefined) known.delete(oldest);
    known.add(keyOf(visit));
    const [first] = this.#pages.keys();
    if (this.#pages.size > MOST_PAGES && first !== undefined) this.#pages.delete(first);
  }
}
