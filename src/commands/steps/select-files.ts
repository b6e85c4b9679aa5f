import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { CommandError } from '../../machine/command-error.mjs';
import { text } from '../../machine/texts.mjs';
import { foreignPatterns } from './foreign-folders.ts';

/** The project whose files are checked, and the folder that names and patterns are meant from. */
export interface Place {
  root: string;
  from: string;
}

const EVERYTHING = ['schemas/**/*.json', 'renderers/*/schema.json'];

/** Whether a pattern takes files away; `!(a|b).json` is a glob that finds some. */
export const isExclusion = (pattern: string): boolean => /^!(?!\()/.test(pattern);

/** Whether a name stands for the files that it fits. */
export const isGlob = (pattern: string): boolean => /[*?{[]/.test(pattern);

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * The files that a glob finds; what leads up from `cwd` is no part of it, so that all it finds is below.
 *
 * @param named names the folders that are searched though they are left out otherwise.
 */
function found(glob: string, cwd: string, named: string, root: string): string[] {
  const [up = ''] = /^(?:\.\.?\/)*/.exec(glob) ?? [];
  const options = { cwd: resolve(cwd, up), absolute: true, expandDirectories: false, dot: true };
  return globSync(glob.slice(up.length), { ...options, ignore: foreignPatterns(named, root) }).map((file) =>
    resolve(file),
  );
}

function filesOf(pattern: string, { root, from }: Place, named: string): string[] {
  const path = resolve(from, pattern);
  if (isFolder(path)) return found('**/*.json', path, '', root);
  if (existsSync(path) || !isGlob(pattern)) return [path];
  return found(pattern.replaceAll('\\', '/'), from, named, root);
}

function everything(root: string): string[] {
  return globSync(EVERYTHING, { cwd: root, absolute: true }).map((file) => resolve(file));
}

/**
 * Files by name, folder or pattern, relative to `from`, without those that a pattern after a `!` finds, wherever it stands; a name
 * stays even when no such file is there. Without patterns that add some: all the project's files.
 */
export function selectFiles(patterns: readonly string[], place: Place): string[] {
  const adding = patterns.filter((pattern) => !isExclusion(pattern));
  const lists = adding.map((pattern) => filesOf(pattern, place, pattern));
  const empty = adding.filter((_, index) => lists[index]?.length === 0);
  const named = patterns.join('/');
  const taken = patterns.filter(isExclusion).flatMap((pattern) => filesOf(pattern.slice(1), place, named));
  const left = new Set(adding.length === 0 ? everything(place.root) : lists.flat());
  for (const path of taken) left.delete(path);
  if (left.size === 0) empty.push(...patterns.filter((pattern) => !empty.includes(pattern)));
  if (empty.length > 0)
    throw new CommandError(text('validate-nothing', { patterns: empty.join(' '), folder: place.from }));
  return [...left].sort();
}
