/** A row of the tree. It is followed by the rows inside of it. */
export interface TreeRow {
  key: string;
  /** How many rows it stands inside of. */
  depth: number;
}

/** Where a row goes. */
export interface DropPlace {
  /** The key of the row that it stands inside of; empty: at the top. */
  parent: string;
  /** Its place among the rows there, from 0. */
  place: number;
  depth: number;
  /** How many rows will stand there. */
  count: number;
}

/** The rows inside of a row end before this one. */
export function branchEnd(rows: readonly TreeRow[], at: number): number {
  const end = rows.findIndex((row, index) => index > at && row.depth <= rows[at]!.depth);
  return end < 0 ? rows.length : end;
}

/** The index of the row that a row at this depth would stand inside of, before a gap; -1: none. */
function parentBefore(rows: readonly TreeRow[], gap: number, depth: number): number {
  return rows.slice(0, gap).findLastIndex((row) => row.depth === depth - 1);
}

/** The rows at a depth that stand inside of a row; of -1: at the top. */
function rowsInside(rows: readonly TreeRow[], parent: number): TreeRow[] {
  const end = parent < 0 ? rows.length : branchEnd(rows, parent);
  const depth = parent < 0 ? 0 : rows[parent]!.depth + 1;
  return rows.slice(parent + 1, end).filter((row) => row.depth === depth);
}

/**
 * Where a row goes that is dropped at a gap. Gap 0 is before the first row. The wanted depth is kept where the rows around the gap and the
 * greatest level allow it. Null where the row cannot stand there.
 */
export function dropPlace(
  rows: readonly TreeRow[],
  at: number,
  { gap, depth: wanted }: { gap: number; depth: number },
  maxLevel: number,
): DropPlace | null {
  const end = branchEnd(rows, at);
  const branch = rows.slice(at, end);
  const others = [...rows.slice(0, at), ...rows.slice(end)];
  const inOthers = gap <= at ? gap : Math.max(at, gap - branch.length);
  const height = Math.max(...branch.map(({ depth }) => depth)) - rows[at]!.depth;
  const above = others[inOthers - 1];
  const least = others[inOthers]?.depth ?? 0;
  const most = above ? Math.min(above.depth + 1, Math.max(maxLevel - height, rows[at]!.depth)) : 0;
  if (most < least) return null;
  const depth = Math.min(Math.max(wanted, least), most);
  const parent = parentBefore(others, inOthers, depth);
  const beside = rowsInside(others, parent);
  const before = new Set(others.slice(0, inOthers));
  return {
    parent: others[parent]?.key ?? '',
    place: beside.filter((row) => before.has(row)).length,
    depth,
    count: beside.length + 1,
  };
}

/** What a row stands in now. */
function placeNow(rows: readonly TreeRow[], at: number): { parent: number; beside: TreeRow[]; place: number } {
  const parent = parentBefore(rows, at, rows[at]!.depth);
  const beside = rowsInside(rows, parent);
  return { parent, beside, place: beside.indexOf(rows[at]!) };
}

/** Where an arrow key takes a row: up and down among those beside it, right into the row before it, left behind its parent. Null: nowhere. */
export function stepPlace(rows: readonly TreeRow[], at: number, key: string, maxLevel: number): DropPlace | null {
  const { depth } = rows[at]!;
  const { parent, beside, place } = placeNow(rows, at);
  const drop = (gap: number, level: number) => dropPlace(rows, at, { gap, depth: level }, maxLevel);
  const previous = beside[place - 1];
  const next = beside[place + 1];
  if (key === 'ArrowUp') return previous ? drop(rows.indexOf(previous), depth) : null;
  if (key === 'ArrowDown') return next ? drop(branchEnd(rows, rows.indexOf(next)), depth) : null;
  if (key === 'ArrowLeft') return parent < 0 ? null : drop(branchEnd(rows, parent), depth - 1);
  if (key !== 'ArrowRight' || !previous) return null;
  const inside = drop(at, depth + 1);
  return inside && inside.depth > depth ? inside : null;
}

/** Whether a place is where the row stands already. */
export function isPlaceNow(rows: readonly TreeRow[], at: number, { parent, place }: DropPlace): boolean {
  const now = placeNow(rows, at);
  return (rows[now.parent]?.key ?? '') === parent && now.place === place;
}
