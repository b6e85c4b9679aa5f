import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { parseSync } from 'vite';

/** A file that imports another; both are paths from the project's folder. */
export interface Import {
  from: string;
  to: string;
}

/** `import('./x.ts').Type`, workers and other files that a program names by their place beside its own. */
const named = /(?:import\(|new URL\()\s*'(\.{1,2}\/[^']+)'/g;

/** The modules that a program names, types included, as they stand there. */
function specifiersIn(file: string, text: string): string[] {
  const { staticImports, staticExports } = parseSync(file, text).module;
  const exported = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
  );
  const found = [...text.matchAll(named)].map((match) => match[1]!);
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...found];
}

/**
 * The imports among the programs of a project. Tests beside the code are left out: what they try may need what lies
 * above it.
 */
export function importsIn(root: string, patterns: readonly string[]): Import[] {
  const files = globSync([...patterns], { cwd: root, ignore: ['**/*.test.{ts,tsx}', '**/*.d.ts', '**/*.d.mts'] });
  return files.sort().flatMap((from) => {
    const own = specifiersIn(from, readFileSync(`${root}/${from}`, 'utf8')).filter((name) => name.startsWith('.'));
    return [...new Set(own)].map((name) => ({ from, to: posix.join(dirname(from), name.replace(/\?.*/, '')) }));
  });
}

/** The two folders side by side that an import joins, as paths; nothing when one of its files lies above the other. */
function joined({ from, to }: Import): [string, string] | undefined {
  const [start, end] = [from.split('/'), to.split('/')];
  const apart = start.findIndex((name, at) => name !== end[at]);
  if (apart >= start.length - 1 || apart >= end.length - 1) return undefined;
  return [start.slice(0, apart + 1).join('/'), end.slice(0, apart + 1).join('/')];
}

/** A way from a folder back to itself over what it imports; nothing when there is none. */
function wayBack(start: string, next: ReadonlyMap<string, ReadonlyMap<string, Import>>): string[] | undefined {
  const before = new Map<string, string>();
  const reached = [start];
  for (const folder of reached) {
    for (const other of next.get(folder)?.keys() ?? []) {
      if (before.has(other)) continue;
      before.set(other, folder);
      reached.push(other);
    }
  }
  if (!before.has(start)) return undefined;
  const way = [start];
  do way.unshift(before.get(way[0]!)!);
  while (way[0] !== start);
  return way;
}

/**
 * The shortest cycle through each folder that is in one, each cycle once, with a file and what it imports for each step.
 * Folders are compared with those beside them, at every depth: a folder's own files put together what lies in it.
 */
export function folderCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, Map<string, Import>>();
  for (const step of imports) {
    const [from, to] = joined(step) ?? [];
    if (!from || !to) continue;
    if (!next.has(from)) next.set(from, new Map());
    next.get(from)!.set(to, next.get(from)!.get(to) ?? step);
  }
  const seen = new Set<string>();
  return [...next.keys()].sort().flatMap((folder) => {
    const way = wayBack(folder, next);
    if (!way || seen.has([...way.slice(1)].sort().join())) return [];
    seen.add([...way.slice(1)].sort().join());
    const steps = way.slice(1).map((to, at) => next.get(way[at]!)!.get(to)!);
    return [`${way.join(' → ')} (${steps.map(({ from, to }) => `${from} imports ${to}`).join('; ')})`];
  });
}
