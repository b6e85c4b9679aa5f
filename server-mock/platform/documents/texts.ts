import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '../../../src/i18n/translate.ts';

/** What the host itself says on every page. */
const host = 'host';

/** The files whose texts people see: pages, and the route table with its titles. */
const shownFiles = ['routes.json', 'screens'];

const areaOf = (key: string): string => key.split('.', 1)[0]!;

const areasByRoot = new Map<string, Set<string>>();

/** The keys of a screen's definition, which may be long: it is read once, not for each visitor. */
const keysOfSchemas = new WeakMap<object, Set<string>>();

function keysOfAll(named: unknown[]): Set<string> {
  return new Set(
    named.flatMap((part) => {
      if (typeof part !== 'object' || part === null) return [...keysOf(part)];
      const keys = keysOfSchemas.get(part) ?? keysOf(part);
      keysOfSchemas.set(part, keys);
      return [...keys];
    }),
  );
}

type Texts = Record<string, string>;

/** Selections that are kept of one dictionary. */
const mostKept = 200;

const selections = new WeakMap<Texts, Map<string, Texts>>();

/** Selects texts once for all visitors of the same screens; nobody may change the answer. `areas` are taken as a whole. */
function select(texts: Texts, areas: ReadonlySet<string>, named: unknown[]): Texts {
  const keys = keysOfAll(named);
  const kept = selections.get(texts) ?? new Map<string, Texts>();
  selections.set(texts, kept);
  const name = JSON.stringify([[...areas], [...keys]]);
  const known = kept.get(name);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const selected = Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key) || areas.has(areaOf(key))));
  kept.set(name, selected);
  return selected;
}

const hostAlone = new Set([host]);

/** The texts that some screens name, and those of the host itself: all that a small document needs. */
export const textsFor = (texts: Texts, named: unknown[]): Texts => select(texts, hostAlone, named);

/**
 * The texts of every area that some shipped page names, of the host, and those the shown screens name themselves. What only the
 * server and the commands say stays out without being listed anywhere.
 */
export function pageTexts(texts: Texts, projectRoot: string, named: unknown[]): Texts {
  const areas = areasByRoot.get(projectRoot) ?? areasOfPages(projectRoot);
  areasByRoot.set(projectRoot, areas);
  return select(texts, areas, named);
}

function areasOfPages(projectRoot: string): Set<string> {
  const schemas = join(projectRoot, 'schemas');
  const files = shownFiles.flatMap((name) =>
    name.endsWith('.json')
      ? [name]
      : readdirSync(join(schemas, name), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.json'))
          .map((file) => join(name, file)),
  );
  const keys = files.flatMap((file) => [...keysOf(readFileSync(join(schemas, file), 'utf8'))]);
  return new Set([host, ...keys.map(areaOf)]);
}
