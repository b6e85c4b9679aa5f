import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const PROGRAM = /\.[mc]?[jt]sx?$/;

/** `from './x.ts'`, `import './x.ts'`, `import('./x.ts')` and `new URL('./x.mjs', …)`. */
const NAMED = /(?:from|import|import\(|new URL\()\s*['"](\.{1,2}\/[^'"?]+)/g;

/**
 * Who imports whom among `files`, as paths from `folder`: importers by the file that they name. Reading the texts takes half a
 * second for the whole project; asking the compiler would take as long as the tests.
 */
export function importersIn(files, folder) {
  const importers = new Map();
  for (const file of files.filter((name) => PROGRAM.test(name))) {
    for (const [, name] of readFileSync(join(folder, file), 'utf8').matchAll(NAMED)) {
      const target = posix.join(posix.dirname(file), name);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** All files that need `start`, with the number of steps to it; `start` itself is at none. Ways through `hubs` are not followed. */
export function distancesTo(start, importers, hubs = []) {
  const distances = new Map([[start, 0]]);
  for (const [file, distance] of distances) {
    const goesOn = file === start || !hubs.includes(file);
    for (const importer of (goesOn && importers.get(file)) || []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
