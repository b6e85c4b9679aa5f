export function importersIn(files: readonly string[], folder: string): Map<string, Set<string>>;
export function distancesTo(
  start: string,
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  hubs?: readonly string[],
): Map<string, number>;
