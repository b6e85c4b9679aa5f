import type { Locale } from '../../../../src/types/start.ts';
import type { ServiceBase } from '../../../kernel/services/service-base.ts';
import { inWords } from '../../../kernel/values/words.ts';
import type { AppContent } from '../../app-files/index.ts';
import { textPage, withTexts } from '../../apps/index.ts';
import { inLanguageOf, USUAL_RIGHTS } from '../../collections/index.ts';
import { collectionPage, inEachLanguage, readTemplate } from '../../data-pages/index.ts';
import { inBothLanguages, readWords, type TemplateSource } from './read-source.ts';

/** Where the pages of a template say that they stand; a new app gets them with its own address. */
const PLACE = { company: 'template', app: 'template' };

type Base = Pick<ServiceBase, 'projectRoot' | 'texts'>;

/** Where the sources lie below `schemas`. */
const FOLDER = 'templates/apps';

function read<File>({ projectRoot, texts }: Base, name: string, locale: Locale, given?: Record<string, string>): File {
  const place = `/api/company/${PLACE.company}/app/${PLACE.app}`;
  return readWords(projectRoot, `${FOLDER}/${name}`, { locale, text: (key) => texts.text(locale, key), place }, given);
}

/** The source of a shipped template, with the words of both languages. */
export function readSource(base: Base, key: string) {
  const source = inBothLanguages((locale) => read<TemplateSource>(base, key, locale));
  const samplesIn = (locale: Locale) => read<TemplateSource>(base, key, locale).documents;
  return { source, documents: { 'en-US': samplesIn('en-US'), 'zh-CN': samplesIn('zh-CN') } };
}

type Page = TemplateSource['pages'][number];

/** What a page fills its file with, in one language. */
const readWith = (base: Base, source: TemplateSource, { key }: Page, locale: Locale) =>
  read<TemplateSource>(base, source.id, locale).pages.find((page) => page.key === key)!.with;

/** What a page shows in one language. */
function schemaIn(base: Base, source: TemplateSource, page: Page, locale: Locale): Record<string, unknown> {
  if (page.file) return read(base, page.file, locale, readWith(base, source, page, locale));
  const shown = source.collections.find(({ key }) => key === page.collection)!;
  const title = inWords(page.name, page.names, locale);
  const template = readTemplate(base.projectRoot, (key) => base.texts.text(locale, key));
  return collectionPage(inLanguageOf(shown, locale), { ...PLACE, title }, template);
}

/** A page of Markdown, with a text for each language. */
function markdownPage(base: Base, { name, names }: Page, file: string) {
  const page = inEachLanguage((locale) => textPage(2, inWords(name, names, locale)));
  const textIn = (locale: Locale) => read<{ text: string }>(base, file, locale).text;
  return withTexts(page, { 'en-US': textIn('en-US'), 'zh-CN': textIn('zh-CN') });
}

/** The app of a source, as an export of it would be. */
export function buildContent(base: Base, source: TemplateSource): AppContent {
  const { name, description, collections, pages, homePage } = source;
  return {
    address: `/company/${PLACE.company}/app/${PLACE.app}`,
    app: { name, description, type: 1, openTo: 'members', homePage },
    pages: pages.map(({ key, name, names = {}, icon, markdown }) => ({
      ...{ key, name, names, icon, isHidden: false, parent: '' },
      type: markdown ? 2 : 1,
    })),
    collections: collections.map(({ rights = USUAL_RIGHTS, ...collection }) => ({
      ...collection,
      rights,
    })) as unknown as AppContent['collections'],
    screens: pages.map((page) => ({
      id: `page/${page.key}`,
      schema: page.markdown
        ? markdownPage(base, page, page.markdown)
        : inEachLanguage((locale) => schemaIn(base, source, page, locale)),
    })),
  };
}
