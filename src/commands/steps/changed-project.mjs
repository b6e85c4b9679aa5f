import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../machine/root.mjs';
import { importersIn } from './import-graph.mjs';
import { projectFiles } from './tracked-files.mjs';

/** How a feature takes the contract that it implements. */
const IMPLEMENTED = /\{ \w+Contract \} from '[./\w]+\/types\/generated\/contracts\/([\w-]+)\.ts'/g;

const readText = (file) => readFileSync(join(root, file), 'utf8');

/** Files that put the whole server together: through them, every test of the server needs every file of it. */
const HUBS = ['server-mock/app.ts', 'server-mock/compose.ts', 'server-mock/features.ts'];

function kindOf(test) {
  if (test.includes('.deep.test.')) return 'deep';
  if (test.startsWith('tests/browser/')) return 'browser';
  return /^(server-mock|tests\/(crash|reach-table|sign-in-table|support|tenancy-table))\//.test(test)
    ? 'server'
    : 'unit';
}

/** Seconds of the last run of each test file, as vitest notes them; none in a fresh checkout. */
function lastSeconds() {
  const seconds = new Map();
  const cache = join(root, 'node_modules/.vite/vitest');
  for (const entry of readdirSync(cache, { recursive: true }).filter((name) => name.endsWith('results.json'))) {
    for (const [name, { duration }] of JSON.parse(readFileSync(join(cache, entry), 'utf8')).results)
      seconds.set(name.slice(name.indexOf(':') + 1), duration / 1000);
  }
  return seconds;
}

function rememberedSeconds() {
  try {
    return lastSeconds();
  } catch {
    return new Map();
  }
}

/** What follows a path where a test asks for it. */
const ENDS = ["'", '?', '`'];

/** The paths of a contract's operations as tests write them; of one with parameters, what stands before the first. */
function pathsIn(contract) {
  const paths = JSON.parse(readText(contract)).operations.map(({ path }) => path);
  return paths.flatMap((path) => (path.includes('/:') ? path.replace(/:.*/, '') : ENDS.map((end) => path + end)));
}

/** The contracts that the handlers of a folder are registered for. */
function contractsOf(folder, files) {
  const programs = files.filter((name) => posix.dirname(name) === folder && name.endsWith('.ts'));
  const found = programs.flatMap((name) => [...readText(name).matchAll(IMPLEMENTED)].map(([, contract]) => contract));
  return found.map((contract) => `schemas/contracts/${contract}.json`).filter((name) => files.includes(name));
}

/**
 * What tests call a changed file: the id of a screen; the paths of a contract's operations, or of those contracts that a handler's
 * folder implements.
 */
function namesIn(files, file) {
  const screen = /^schemas\/screens\/(.+)\.json$/.exec(file)?.[1];
  if (screen) return [screen];
  if (/^schemas\/contracts\/[^.]+\.json$/.test(file) && files.includes(file)) return pathsIn(file);
  return file.startsWith('server-mock/') ? contractsOf(posix.dirname(file), files).flatMap(pathsIn) : [];
}

/** The project as `testsOf` asks for it. */
export function changedProject() {
  const { tracked, untracked } = projectFiles(root);
  const files = [...tracked, ...untracked].filter((file) => statSync(join(root, file)).isFile());
  const seconds = rememberedSeconds();
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, readText(file));
    return texts.get(file);
  };
  const importers = importersIn(files, root);
  return {
    files,
    importers,
    hubs: HUBS,
    textOf,
    kindOf,
    namesOf: (file) => namesIn(files, file),
    secondsOf: (file) => seconds.get(file),
  };
}
