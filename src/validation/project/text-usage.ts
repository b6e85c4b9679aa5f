import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

const SOURCES = [
  'schemas/{contracts,demo,editor,screens,templates,theme}/**/*.json',
  'schemas/*.json',
  '{src,renderers,server-mock}/**/*.{ts,tsx,mjs,json}',
  '!**/*.test.*',
];

/** The fixed beginning of a name that a program completes, as in `routes.${code}`. */
const COMPLETED = /[`]([A-Za-z0-9.-]*[A-Za-z][.-])\$\{/g;

/**
 * Answers whether any source names a text key: whole, without its area (commands and the checker add theirs), or by a
 * beginning that a program completes. A guess good enough for a warning.
 */
export function textUsage(root: string): (key: string) => boolean {
  const sources = globSync(SOURCES, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const words = new Set(sources.match(/[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g));
  const beginnings = [...sources.matchAll(COMPLETED)].map((match) => match[1] ?? '');
  return (key) => {
    const withoutArea = key.slice(key.indexOf('.') + 1);
    return [key, withoutArea].some(
      (name) => words.has(name) || beginnings.some((start) => name !== start && name.startsWith(start)),
    );
  };
}
