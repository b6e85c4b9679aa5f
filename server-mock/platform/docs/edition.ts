import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Doc, ListDocsAnswer } from '../../../src/types/generated/contracts/docs.ts';
import type { Locale } from '../../../src/types/start.ts';
import { locales } from '../../kernel/locales/negotiate.ts';
import type { Heading } from './headings.ts';
import type { Size } from './picture-size.ts';
import { type RenderedPage, renderPage, titleOf } from './render-page.ts';
import { indexParts, type Part, type Place, searchParts } from './search.ts';
import type { Source } from './sources.ts';

/** Milliseconds of work after which other requests have their turn. */
const SLICE = 10;

const addressOf = (key: string): string => `/docs/${key}`;

/** The same on every node and after every start, and never taken for a key: keys begin with a letter. */
const idOf = (key: string): number => createHash('sha1').update(key).digest().readUInt32BE(0) >>> 1;

function contentsOf(key: string, headings: readonly Heading[]): Doc['toc'] {
  const toc: Doc['toc'] = [];
  for (const { level, label, id } of headings) {
    const entry = { label, fullPath: `${addressOf(key)}#${encodeURIComponent(id)}` };
    const last = toc.at(-1);
    if (level === 2 || !last) toc.push({ ...entry, children: [] });
    else if (level === 3) last.children.push({ ...entry, children: [] });
  }
  return toc;
}

/** The language that a reader gets a page in: their own, or the other one where it is missing. */
const languageOf = ({ texts }: Source, locale: Locale): Locale =>
  texts[locale] === undefined ? locales.find((one) => texts[one] !== undefined)! : locale;

/** Makes the value of a language once. */
function onceFor<Value>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const made = new Map<Locale, Value>();
  return (locale) => {
    if (!made.has(locale)) made.set(locale, make(locale));
    return made.get(locale)!;
  };
}

/**
 * The manual as it was read once. A page is rendered when it is first asked for.
 * @param makeIndex makes the index of the search; tests count its calls
 */
export function createEdition(
  sources: readonly Source[],
  contextPath: string,
  sizeOf: (locale: Locale, name: string) => Size | undefined,
  makeIndex = indexParts,
) {
  const rendered = new Map<string, RenderedPage>();
  const places = new Map(sources.flatMap(({ key }, at) => [key, String(idOf(key))].map((name) => [name, at])));

  function pageOf(source: Source, locale: Locale): RenderedPage {
    const language = languageOf(source, locale);
    const name = `${language} ${source.key}`;
    const context = { contextPath, locale: language, sizeOf: (picture: string) => sizeOf(language, picture) };
    const page = rendered.get(name) ?? renderPage(source.texts[language]!, context);
    rendered.set(name, page);
    return page;
  }

  const entriesIn = onceFor((locale) =>
    sources.map((source) => {
      const text = source.texts[languageOf(source, locale)]!.trim();
      return {
        id: idOf(source.key),
        key: source.key,
        title: titleOf(text),
        group: source.group[locale],
        parentPathname: source.parent === null ? '' : addressOf(source.parent),
        fullPath: addressOf(source.key),
        hasBody: text.includes('\n'),
      };
    }),
  );

  const treeIn = onceFor((locale): ListDocsAnswer => {
    const entries = entriesIn(locale);
    const below = (path: string) => entries.filter(({ parentPathname }) => parentPathname === path);
    const items = below('').map((entry) => ({ ...entry, children: below(entry.fullPath) }));
    return { items, total: items.length };
  });

  async function partsIn(locale: Locale): Promise<Part[]> {
    const parts: Part[] = [];
    let began = performance.now();
    for (const [at, source] of sources.entries()) {
      const { title, group, key } = entriesIn(locale)[at]!;
      parts.push(...pageOf(source, locale).parts.map((part) => ({ title, group, key, ...part })));
      if (performance.now() - began < SLICE) continue;
      await nextTurn();
      began = performance.now();
    }
    return parts;
  }

  const indexIn = onceFor(async (locale) => makeIndex(await partsIn(locale)));

  function linkTo(at: number, locale: Locale): Doc['next'] {
    const entry = entriesIn(locale)[at];
    return entry ? { title: entry.title, fullPath: entry.fullPath } : null;
  }

  return {
    first: () => sources[0]?.key,
    list: treeIn,
    read(locale: Locale, idOrKey: string): Doc | undefined {
      const at = places.get(idOrKey) ?? -1;
      const source = sources[at];
      if (!source) return undefined;
      const { html, headings } = pageOf(source, locale);
      const { fullPath: _, ...entry } = entriesIn(locale)[at]!;
      const language = languageOf(source, locale);
      return {
        ...entry,
        html,
        toc: contentsOf(source.key, headings),
        language,
        isOtherLanguage: language !== locale,
        examples: source.examples as Doc['examples'],
        previous: linkTo(at - 1, locale),
        next: linkTo(at + 1, locale),
      };
    },
    /** Makes the index of the search in both languages, in short turns. */
    async prepare(): Promise<void> {
      for (const locale of locales) await indexIn(locale);
    },
    search: async (locale: Locale, keywords: string): Promise<Place[]> => searchParts(await indexIn(locale), keywords),
  };
}
