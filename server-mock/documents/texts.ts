import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '../../src/i18n/translate.ts';

/** What the host itself says on every page. */
const host = 'host';

/** The files whose texts people see: pages, and the route table with its titles. */
const shownFiles = ['routes.json', 'screens'];

const areaOf = (key: string): string => key.split('.', 1)[0]!;

const areasByRoot = new Map<string, Set<string>>();

/** The texts that some screens name, and those of the host itself: all that a small document needs. */
export function textsFor(texts: Record<string, string>, named: unknown[]): Record<string, string> {
  const keys = keysOf(named);
  return Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key) || areaOf(key) === host));
}

/**
 * The texts of every area that some shipped page names, of the host, and those the shown screens name themselves. What only the
 * server and the commands say stays out without being listed anywhere.
 */
export function pageTexts(
  texts: Record<string, string>,
  projectRoot: string,
  named: unknown[],
): Record<string, string> {
  const areas = areasByRoot.get(projectRoot) ?? areasOfPages(projectRoot);
  areasByRoot.set(projectRoot, areas);
  const keys = keysOf(named);
  return Object.fromEntries(Object.entries(texts).filter(([key]) => keys.has(key) || areas.has(areaOf(key))));
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
