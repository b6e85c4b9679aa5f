import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import type { RouteTable } from '../../types/start.ts';
import { localeKeys } from '../locales.ts';
import { readRoutes } from '../routes.ts';

/** What the files of the project say that checks of single files need to know. */
export interface Project {
  root: string;
  /** Ids of the built-in screens. */
  screens: ReadonlySet<string>;
  /** Names of the first pictures that routes may ask for. */
  skeletons: ReadonlySet<string>;
  /** Locale files: path relative to the root → text. */
  locales: ReadonlyMap<string, string>;
  /** The route table, as far as it can be read. */
  routes: RouteTable | undefined;
  /** Text keys that every language has. */
  keys: ReadonlySet<string>;
}

/** A path with forward slashes, relative to `base`. */
export function relativePath(base: string, path: string): string {
  return relative(base, path).split(sep).join('/');
}

/** Reads what there is; a file that vanished or cannot be read counts as empty. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Looks through the project at `root`. */
export function readProject(root: string): Project {
  const screens = globSync('schemas/screens/*/*.json', { cwd: root }).map((file) =>
    file.slice('schemas/screens/'.length, -'.json'.length),
  );
  const skeletons = globSync('src/documents/skeletons/page/*.html', { cwd: root }).map((file) =>
    basename(file, '.html'),
  );
  const files = globSync('schemas/locales/*.json', { cwd: root }).sort();
  const locales = new Map(files.map((file) => [file, readText(join(root, file))]));
  const sets = [...locales.values()].map(localeKeys);
  const keys = [...(sets[0] ?? [])].filter((key) => sets.every((set) => set.has(key)));
  return {
    root,
    screens: new Set(screens),
    skeletons: new Set(skeletons),
    locales,
    routes: readRoutes(readText(join(root, 'schemas/routes.json'))),
    keys: new Set(keys),
  };
}
