import { readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import { withLowest } from '../../reach/overridable.ts';
import type { Locale, RouteTable } from '../../types/start.ts';
import { type Dictionaries, localeKeys, mendedTexts } from '../locales.ts';
import { readRoutes } from '../routes.ts';

/** What the files of the project say that checks of single files need to know. */
export interface Project {
  root: string;
  /** Ids of the built-in screens. */
  screens: ReadonlySet<string>;
  /** The text of a built-in screen's file; empty for none. */
  screenText(id: string): string;
  /** Names of the first pictures that routes may ask for. */
  skeletons: ReadonlySet<string>;
  /** Locale files: path relative to the root → text. */
  locales: ReadonlyMap<string, string>;
  /** The route table, as far as it can be read. */
  routes: RouteTable | undefined;
  /** What the messages of the checker are taken from; a text that one language lacks is the other's. */
  dictionaries: Dictionaries;
  /** Text keys that a language has; undefined when none of their files can be read. */
  keys: ReadonlySet<string> | undefined;
}

/** A path with forward slashes, relative to `base`. */
export function relativePath(base: string, path: string): string {
  return relative(base, path).split(sep).join('/');
}

/** Reads what there is; a file that vanished or cannot be read counts as empty. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** A key that one language lacks is told there, once, and not in every page that names it. */
function knownKeys(locales: readonly string[]): ReadonlySet<string> | undefined {
  const readable = locales.map(localeKeys).filter((keys) => keys !== undefined);
  return readable.length > 0 ? new Set(readable.flatMap((keys) => [...keys])) : undefined;
}

function readDictionaries(locales: ReadonlyMap<string, string>): Dictionaries {
  const textsIn = (locale: Locale) => mendedTexts(locales.get(`schemas/locales/${locale}.json`) ?? '');
  const [english, chinese] = [textsIn('en-US'), textsIn('zh-CN')];
  return { 'en-US': { ...chinese, ...english }, 'zh-CN': { ...english, ...chinese } };
}

/** Looks through the project at `root`. */
export function readProject(root: string): Project {
  const screens = globSync('schemas/screens/*/*.json', { cwd: root }).map((file) =>
    file.slice('schemas/screens/'.length, -'.json'.length),
  );
  const routes = readRoutes(readText(join(root, 'schemas/routes.json')));
  const skeletons = globSync('src/documents/skeletons/page/*.html', { cwd: root }).map((file) =>
    basename(file, '.html'),
  );
  const files = globSync('schemas/locales/*.json', { cwd: root }).sort();
  const locales = new Map(files.map((file) => [file, readText(join(root, file))]));
  return {
    root,
    screens: new Set(screens),
    screenText: (id) => readText(join(root, `schemas/screens/${id}.json`)),
    skeletons: new Set(skeletons),
    locales,
    routes: routes && withLowest(routes, screens),
    dictionaries: readDictionaries(locales),
    keys: knownKeys([...locales.values()]),
  };
}
