import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../src/types/start.ts';
import { locales } from '../../kernel/locales/negotiate.ts';
import { type Size, webpSize } from './picture-size.ts';

/** A page of the manual as it is written. */
export interface Source {
  key: string;
  group: Record<Locale, string>;
  /** The key of the page above it. */
  parent: string | null;
  /** Markdown; a language may be missing. */
  texts: Partial<Record<Locale, string>>;
  /** Nodes that the text shows live. */
  examples: object[];
}

/** The order of the manual: `docs/manual/index.json`. */
interface Index {
  groups: { title: Record<Locale, string>; pages: (string | { key: string; below: string })[] }[];
}

/** Makes the pages below a page from what the platform knows of itself. */
export type Generator = (projectRoot: string) => Pick<Source, 'key' | 'texts' | 'examples'>[];

const folderOf = (projectRoot: string) => join(projectRoot, 'docs', 'manual');

/** The files that the manual is made of. */
function filesOf(projectRoot: string): string[] {
  const folder = folderOf(projectRoot);
  const index = join(folder, 'index.json');
  if (!existsSync(index)) return [];
  const pages = locales.flatMap((locale) => {
    const own = join(folder, locale);
    return existsSync(own) ? readdirSync(own).map((name) => join(own, name)) : [];
  });
  return [index, ...pages.filter((file) => file.endsWith('.md'))];
}

/** Differs as soon as a file of the manual was changed, added or removed. */
export const stateOf = (projectRoot: string): string =>
  filesOf(projectRoot)
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join();

/** Where the picture of a language lies. */
export const pictureFile = (projectRoot: string, locale: Locale, name: string): string =>
  join(folderOf(projectRoot), locale, 'pictures', name);

/** The size of a picture; undefined where there is none. */
export function sizeOfPicture(projectRoot: string, locale: Locale, name: string): Size | undefined {
  const file = pictureFile(projectRoot, locale, name);
  return existsSync(file) ? webpSize(readFileSync(file)) : undefined;
}

function textsOf(projectRoot: string, key: string): Source['texts'] {
  const files = locales.map((locale) => [locale, join(folderOf(projectRoot), locale, `${key}.md`)] as const);
  return Object.fromEntries(
    files.filter(([, file]) => existsSync(file)).map(([locale, file]) => [locale, readFileSync(file, 'utf8')]),
  );
}

/** Reads the manual in its order; empty where there is none. Throws when its index names a page that has no file. */
export function readSources(projectRoot: string, generators: Readonly<Record<string, Generator>>): Source[] {
  const [index] = filesOf(projectRoot);
  if (!index) return [];
  const { groups } = JSON.parse(readFileSync(index, 'utf8')) as Index;
  return groups.flatMap(({ title: group, pages }) =>
    pages.flatMap((page) => {
      const { key, below } = typeof page === 'string' ? { key: page, below: undefined } : page;
      const texts = textsOf(projectRoot, key);
      if (Object.keys(texts).length === 0)
        throw new Error(
          `docs/manual/index.json names "${key}". Write docs/manual/en-US/${key}.md, or take the name out.`,
        );
      const own = { key, group, parent: null, texts, examples: [] };
      const inner = below === undefined ? [] : (generators[below]?.(projectRoot) ?? []);
      return [own, ...inner.map((made) => ({ ...made, group, parent: key }))];
    }),
  );
}
