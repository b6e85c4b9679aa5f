import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { CommandError } from '../../machine/command-error.mjs';
import { root } from '../../machine/root.mjs';
import { text } from '../../machine/texts.mjs';

/** Kinds of tests in the order they run, with their projects of vite.config.ts. */
export const KINDS = { unit: ['unit', 'unit-counted', 'unit-dom'], server: ['server'], browser: ['browser'] };

const BROWSER_TESTS = 'tests/browser';

/** A path as the project names it: from its root, with slashes; the root itself is the empty text. */
const inProject = (path, folder) => relative(root, resolve(folder, path)).split(sep).join('/');

const within = (path, other) => other === '' || path === other || path.startsWith(`${other}/`);

/**
 * What `npm test -- [unit|server|browser] [PATH…]` asks for.
 *
 * @param {readonly string[]} args names of kinds, and files or folders as they are called from `folder`
 * @returns {{kinds: string[], paths: string[]}} the kinds that can be meant, and the paths from the project's root. Throws a
 *   CommandError for options, for paths that do not exist and where no test of such a kind can be, before anything runs.
 */
export function testChoice(args, folder = process.cwd()) {
  const named = args.filter((arg) => Object.hasOwn(KINDS, arg));
  const rest = args.filter((arg) => !Object.hasOwn(KINDS, arg));
  if (rest.some((arg) => arg.startsWith('-'))) throw new CommandError(text('test-usage'));
  const paths = rest.map((path) => inProject(path, folder));
  const missing = paths.find((path) => path.startsWith('..') || !existsSync(join(root, path)));
  if (missing !== undefined) throw new CommandError(text('test-no-such-path', { path: missing }));
  const kinds = named.length > 0 ? named : Object.keys(KINDS);
  if (paths.length === 0) return { kinds, paths };
  const mayBeBrowser = paths.some((path) => within(path, BROWSER_TESTS) || within(BROWSER_TESTS, path));
  const mayBeOther = paths.some((path) => !within(path, BROWSER_TESTS));
  const meant = kinds.filter((kind) => (kind === 'browser' ? mayBeBrowser : mayBeOther));
  if (meant.length === 0)
    throw new CommandError(text('test-none', { kinds: kinds.join(', '), paths: paths.join(', ') }));
  return { kinds: meant, paths };
}
