import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Rights } from '../../../../src/types/generated/contracts/collections.ts';
import type { Locale } from '../../../../src/types/start.ts';
import type { Words } from '../../../kernel/values/words.ts';

/** What a file `schemas/templates/apps/KEY.json` holds. */
export interface TemplateSource {
  /** The name of its file. */
  id: string;
  /** One of the platform's icons, and the colour of the tile that it stands on: the logo is drawn of them. */
  icon: string;
  color: string;
  name: string;
  names?: Words;
  description: string;
  descriptions?: Words;
  /** HTML of the template's page. */
  detail: string;
  details?: Words;
  collections: { key: string; name: string; names?: Words; fields: Field[]; rights?: Rights }[];
  /** A page shows a collection, or the page in another file of the folder, or the Markdown there. */
  pages: {
    key: string;
    name: string;
    names?: Words;
    icon: string;
    collection?: string;
    file?: string;
    /** What `{NAME}` stands for in the file. */
    with?: Record<string, string>;
    markdown?: string;
  }[];
  homePage: string;
  /** The name of a shipped theme. */
  theme?: string;
  /** What the preview shows, by collection. */
  documents: Samples;
}

/** Documents by collection. A reference is the number of a document, a person a word of who makes them, a time the days from today. */
export type Samples = Record<string, Record<string, string | number | boolean>[]>;

/**
 * Reads a file below `schemas` in the words of one language. Words in a list of two are picked, `i18n:` keys are looked up.
 * @param given what `{NAME}` stands for
 */
export function readWords<File>(
  projectRoot: string,
  name: string,
  { locale, text, place }: { locale: Locale; text: (key: string) => string; place: string },
  given: Readonly<Record<string, string>> = {},
): File {
  const filled = (value: string) =>
    Object.entries(given).reduce((done, [member, text]) => done.replaceAll(`{${member}}`, text), value);
  const content = readFileSync(join(projectRoot, 'schemas', `${name}.json`), 'utf8');
  return JSON.parse(content, (_, value) => {
    if (typeof value === 'string') {
      return filled(value)
        .replaceAll('{data}', `${place}/data`)
        .replace(/i18n:([\w.-]+)/g, (_all, key: string) => text(key));
    }
    const isWords = Array.isArray(value) && value.length === 2 && value.every((word) => typeof word === 'string');
    return isWords ? value[locale === 'zh-CN' ? 1 : 0] : value;
  }) as File;
}

/** Where the words of each language stand beside a name, a label and other words. */
const BESIDE: Readonly<Record<string, string>> = {
  name: 'names',
  label: 'labels',
  description: 'descriptions',
  detail: 'details',
};

function merged(en: unknown, zh: unknown): unknown {
  if (Array.isArray(en)) return en.map((item, at) => merged(item, (zh as unknown[])[at]));
  if (typeof en !== 'object' || en === null) return en;
  const members = Object.entries(en).flatMap(([name, value]) => {
    const other = (zh as Record<string, unknown>)[name];
    const words = BESIDE[name] && other !== value ? [[BESIDE[name], { 'en-US': value, 'zh-CN': other }]] : [];
    return [[name, merged(value, other)], ...words];
  });
  return Object.fromEntries(members);
}

/** A source with the words of each language beside its names and labels, which are English. */
export const inBothLanguages = <File>(readIn: (locale: Locale) => File): File =>
  merged(readIn('en-US'), readIn('zh-CN')) as File;
