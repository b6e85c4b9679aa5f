import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '../../../src/types/generated/contracts/collections.ts';
import type { Locale } from '../../../src/types/start.ts';

/** Texts of a document in both languages; the demo is stored in one of them. */
type Words = [english: string, chinese: string];

/** What `schemas/demo/crm.json` holds. */
export interface CrmFile {
  collections: { key: string; name: string; fields: Field[] }[];
  /** A page shows a collection, or the page in another file of the folder, or the Markdown there. */
  pages: { key: string; name: string; icon: string; collection?: string; file?: string; markdown?: string }[];
  homePage: string;
  /** By collection. A reference is the number of a document, a person the part before the @, a time the days from today. */
  documents: Record<string, Record<string, Words | string | number | boolean>[]>;
}

/** A file of `schemas/demo` in the words of one language. Words in a list of two are picked, `i18n:` keys are looked up. */
export function readDemoFile<File>(
  projectRoot: string,
  name: string,
  { locale, text, place }: { locale: Locale; text: (key: string) => string; place: string },
): File {
  const content = readFileSync(join(projectRoot, 'schemas/demo', `${name}.json`), 'utf8');
  return JSON.parse(content, (_, value) => {
    if (typeof value === 'string') {
      return value.replaceAll('{data}', `${place}/data`).replace(/i18n:([\w.-]+)/g, (_all, key: string) => text(key));
    }
    const isWords = Array.isArray(value) && value.length === 2 && value.every((word) => typeof word === 'string');
    return isWords ? value[locale === 'zh-CN' ? 1 : 0] : value;
  }) as File;
}
