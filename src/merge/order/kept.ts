/** The members of `list` that kept their order in `other`: as many as can be (the longest increasing run of places). */
export function keptOf<T>(list: readonly T[], other: readonly T[]): Set<T> {
  const places = new Map(other.map((item, place) => [item, place]));
  const items = list.filter((item) => places.has(item));
  const placeOf = (index: number) => places.get(items[index] as T) ?? 0;
  /** The member that ends the best run of each length, and the one before each member in its run. */
  const ends: number[] = [];
  const before: number[] = [];
  items.forEach((_, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle] ?? 0) < placeOf(index)) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const kept = new Set<T>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) kept.add(items[index] as T);
  return kept;
}
