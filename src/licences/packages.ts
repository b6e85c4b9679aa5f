import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedLicence, isPermissive, namedLicence } from './rules.ts';

/** Who gets a package: people's browsers, the server's process, or neither (it is installed alone). */
export type Place = 'browser' | 'server' | 'browser, server' | 'none';

/** A package of the list. */
export interface Listed {
  name: string;
  version: string;
  /** Undefined where none is known. */
  licence: string | undefined;
  /** Where its source is kept, as its manifest says; else empty. */
  origin: string;
  place: Place;
  /** False for a licence that is unknown or not permissive, unless there is a reason in `accepted.json`. */
  mayBeShipped: boolean;
}

/** What package-lock.json says about the folder of a package. */
export interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export type Lock = Record<string, Locked>;

/** The folder that Node takes `name` from, for a package in `from`; undefined when it is not installed. */
function resolveFolder(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const found = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[found]) return found;
    if (folder === '') return undefined;
  }
}

/** The folders of the packages `names` and of all that they need in turn. */
export function withDependencies(lock: Lock, names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  const visit = (from: string, wanted: Iterable<string>): void => {
    for (const name of wanted) {
      const folder = resolveFolder(lock, from, name);
      if (folder === undefined || folders.has(folder)) continue;
      folders.add(folder);
      const { dependencies, optionalDependencies, peerDependencies } = lock[folder] as Locked;
      visit(folder, Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
    }
  };
  visit('', names);
  return folders;
}

function readManifest(root: string, folder: string) {
  try {
    return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  } catch {
    return {}; // An optional package for another machine: package-lock.json knows its licence.
  }
}

function originOf({ repository, homepage }: { repository?: unknown; homepage?: string }): string {
  const given = typeof repository === 'string' ? repository : (repository as { url?: string } | undefined)?.url;
  return (given ?? homepage ?? '').replace(/^git\+|\.git$/g, '');
}

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

function placeOf(inBrowser: boolean, onServer: boolean): Place {
  if (inBrowser) return onServer ? 'browser, server' : 'browser';
  return onServer ? 'server' : 'none';
}

/**
 * All packages but the development ones, with what their manifests say and who gets them.
 * @param lock `packages` of package-lock.json.
 * @param browser folders of packages that stand in the client's files.
 * @param server folders of packages that the server needs.
 */
export function listPackages(root: string, lock: Lock, browser: Set<string>, server: Set<string>): Listed[] {
  const folders = Object.keys(lock).filter((folder) => folder !== '' && (!lock[folder]?.dev || browser.has(folder)));
  return folders.map((folder) => {
    const manifest = readManifest(root, folder);
    const name = nameOf(folder);
    const named = namedLicence(manifest) ?? lock[folder]?.license;
    const isFree = named !== undefined && isPermissive(named);
    const accepted = isFree ? undefined : acceptedLicence(name);
    return {
      name,
      version: manifest.version ?? lock[folder]?.version ?? '',
      licence: accepted?.licence ?? named,
      origin: originOf(manifest),
      place: placeOf(browser.has(folder), server.has(folder)),
      mayBeShipped: isFree || accepted !== undefined,
    };
  });
}
