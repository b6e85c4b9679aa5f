import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { CommandError } from '../../machine/command-error.mjs';
import { root } from '../../machine/root.mjs';
import { text } from '../../machine/texts.mjs';

/** Kinds of tests in the order they run, with their projects of vite.config.ts. */
export const KINDS = {
  unit: ['unit', 'unit-counted', 'unit-dom'],
  server: ['server'],
  browser: ['browser'],
  deep: ['deep-browser', 'deep-server', 'deep-embedded', 'deep-unit', 'deep-counted'],
};

/** The kinds of the gate, which `npm test` runs; the deep tier is `npm run test:deep`. */
export const GATE = ['unit', 'server', 'browser'];

const BROWSER_TESTS = 'tests/browser';
const DEEP_TEST = /\.deep\.test\.tsx?$/;
const SHARD = /^[1-9]\d*\/[1-9]\d*$/;

/** A path as the project names it: from its root, with slashes; the root itself is the empty text. */
const inProject = (path, folder) => relative(root, resolve(folder, path)).split(sep).join('/');

const within = (path, other) => other === '' || path === other || path.startsWith(`${other}/`);

const isFile = (path) => statSync(join(root, path)).isFile();

/** Whether the deep tier runs a test file: its own, and those of the server on the embedded database. */
const isOfDeep = (file) => DEEP_TEST.test(file) || within(file, 'server-mock');

/** Whether a folder has test files, and the deep tier alone runs them. */
function holdsDeepAlone(path) {
  if (path === '' || isFile(path)) return false;
  const tests = readdirSync(join(root, path), { recursive: true }).filter((file) => file.includes('.test.'));
  return tests.length > 0 && tests.every((file) => DEEP_TEST.test(file));
}

/** Whether tests of a kind can be at a path. */
function mayBe(kind, path) {
  const isTest = isFile(path) && path.includes('.test.');
  if (kind === 'deep') return !isTest || isOfDeep(path);
  if (isTest ? DEEP_TEST.test(path) : holdsDeepAlone(path)) return false;
  return kind === 'browser' ? within(path, BROWSER_TESTS) || within(BROWSER_TESTS, path) : !within(path, BROWSER_TESTS);
}

/** The value of `--shard i/n` among arguments, and the others. */
function takeShard(args) {
  const at = args.indexOf('--shard');
  if (at < 0) return { rest: args };
  const shard = args[at + 1] ?? '';
  const [part, of] = shard.split('/').map(Number);
  if (!SHARD.test(shard) || part > of) throw new CommandError(text('test-bad-shard'));
  return { shard, rest: args.toSpliced(at, 2) };
}

/**
 * What `npm test -- [unit|server|browser|deep] [PATH…] [--times] [--shard i/n]` asks for.
 *
 * @param {readonly string[]} args names of kinds, options, and files or folders as they are called from `folder`
 * @returns {{kinds: string[], paths: string[], times: boolean, shard?: string, isGate: boolean}} the kinds that can be meant, the
 *   paths from the project's root, and whether the whole gate is meant. The deep tier is meant only where it, one of its files or a
 *   folder of nothing else is named. Throws a CommandError for other options, for paths that do not exist and where no test of
 *   such a kind can be, before anything runs.
 */
export function testChoice(args, folder = process.cwd()) {
  const { shard, rest: given } = takeShard(args.filter((arg) => arg !== '--times'));
  const named = given.filter((arg) => Object.hasOwn(KINDS, arg));
  const rest = given.filter((arg) => !Object.hasOwn(KINDS, arg));
  if (rest.some((arg) => arg.startsWith('-'))) throw new CommandError(text('test-usage'));
  const paths = rest.map((path) => inProject(path, folder));
  const missing = paths.find((path) => path.startsWith('..') || !existsSync(join(root, path)));
  if (missing !== undefined) throw new CommandError(text('test-no-such-path', { path: missing }));
  const isDeepNamed = paths.some((path) => DEEP_TEST.test(path) || holdsDeepAlone(path));
  const kinds = named.length > 0 ? named : [...GATE, ...(isDeepNamed ? ['deep'] : [])];
  const choice = { paths, times: args.includes('--times'), shard, isGate: named.length === 0 && paths.length === 0 };
  if (paths.length === 0) return { kinds, ...choice };
  const meant = kinds.filter((kind) => paths.some((path) => mayBe(kind, path)));
  if (meant.length === 0)
    throw new CommandError(text('test-none', { kinds: kinds.join(', '), paths: paths.join(', ') }));
  return { kinds: meant, ...choice };
}
