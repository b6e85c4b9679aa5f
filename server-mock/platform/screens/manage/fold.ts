import type { AnswerTo } from '../../../kernel/contracts/index.ts';
import type { Places } from './places.ts';

type Row = AnswerTo<'listScreens'>['items'][number];

/** The ids of the pages that hold a screen, themselves or by parts in between. */
export function holders(
  placesOf: (id: string) => Pick<Places, 'pages'>,
  isPart: (id: string) => boolean,
): (id: string) => string[] {
  const known = new Map<string, string[]>();
  return function pagesOver(id: string): string[] {
    const found = known.get(id);
    if (found) return found;
    // A part that holds itself, which the checker refuses, is looked at once.
    known.set(id, []);
    const pages = placesOf(id).pages.flatMap((each) => (isPart(each) ? pagesOver(each) : [each]));
    const once = [...new Set(pages)].sort((left, right) => left.localeCompare(right, 'en'));
    known.set(id, once);
    return once;
  };
}

/**
 * Puts each part below a page that holds it: the first of its own area or, without one, the first of all. A part that several pages hold
 * says how many they are. What no page of the list holds, and what has an address itself, stays in the list.
 */
export function folded(rows: readonly Row[], placesOf: (id: string) => Places): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isPart = (id: string) => placesOf(id).routes.length === 0 && byId.get(id)?.kind !== 'page';
  const pagesOver = holders(placesOf, isPart);
  const below = new Map<string, Row[]>();
  const top: Row[] = [];
  for (const row of rows) {
    const pages = row.kind === 'part' && isPart(row.id) ? pagesOver(row.id) : [];
    const listed = pages.filter((id) => id !== row.id && byId.has(id));
    const parent = listed.find((id) => byId.get(id)!.area === row.area) ?? listed[0];
    if (parent === undefined) top.push(row);
    else below.set(parent, [...(below.get(parent) ?? []), pages.length > 1 ? { ...row, sharedBy: pages.length } : row]);
  }
  return top.map((row) => withParts(row, below.get(row.id) ?? []));
}

/** A page with parts beneath, and with what is the matter with them, which one sees before they are unfolded. */
function withParts(row: Row, parts: readonly Row[]): Row {
  if (parts.length === 0) return row;
  const states = new Set(parts.flatMap((part) => part.states).filter((state) => state !== 'builtin'));
  return { ...row, partStates: [...states], children: [...parts] };
}

/** The pages that are wanted with all their parts, and those of which a part is wanted with such parts alone. */
export function foldedMatching(rows: readonly Row[], isWanted: (row: Row) => boolean, isWhole: boolean): Row[] {
  return rows.flatMap((row) => {
    const isOwn = isWanted(row);
    const parts = (row.children ?? []).filter((part) => (isOwn && isWhole) || isWanted(part));
    if (!isOwn && parts.length === 0) return [];
    const { children, partStates, ...alone } = row;
    return [withParts(alone, parts)];
  });
}

/** The pages with their parts behind them, which then need not be unfolded to be seen. */
export function unfolded(rows: readonly Row[]): Row[] {
  return rows.flatMap(({ children = [], ...row }) => [row, ...children.map((part) => ({ ...part, below: row.id }))]);
}
