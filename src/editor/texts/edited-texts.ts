import type { EditorManager } from 'amis-editor-core';
import { reaction } from 'mobx';
import type { Texts } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { applyPage } from '../page/apply-page.ts';
import { exact } from '../page/exact.ts';
import type { Json } from '../page/json.ts';
import type { Origins } from '../page/marked.ts';
import { newKey, type Words, withNode, withValueAt, withWords } from './own-texts.ts';

/** What the fields for words work on. */
interface Edited {
  manager: EditorManager;
  origins: Origins;
  /** The language of the editor. */
  locale: Locale;
  /** The product's texts, by language. One that is not there yet is on its way. */
  product: Partial<Record<Locale, Texts>>;
}

let edited: Edited | undefined;
const listeners = new Set<() => void>();
let version = 0;

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Puts a changed page, with the editor's marks in it, in place as one step of the history. */
function put(page: unknown): void {
  if (edited) applyPage(edited.manager, exact(page, edited.origins) as object, edited.origins);
}

/** The texts of the page in this document's editor. */
export const editedTexts = {
  /** Begins with an editor. `load` brings the product's texts of a language. */
  begin(parts: Omit<Edited, 'product'>, load: (locale: Locale) => Promise<Texts>, languages: readonly Locale[]): void {
    const product: Edited['product'] = {};
    edited = { ...parts, product };
    reaction(() => parts.manager.store.schema, tell);
    for (const language of languages) {
      load(language).then(
        (texts) => {
          product[language] = texts;
          tell();
        },
        () => undefined,
      );
    }
    tell();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Another number after every change. */
  version: (): number => version,

  /** The page, with the editor's marks. */
  page: (): Json | undefined => edited?.manager.store.schema as Json | undefined,

  node: (mark: string): Json | undefined => edited?.manager.store.getSchema(mark) as Json | undefined,

  /** What the product says for a key; undefined: nothing, or not known yet. */
  product: (key: string, language: Locale): string | undefined => edited?.product[language]?.[key],

  /** A text of the editor itself. */
  say: (key: string): string => edited?.product[edited.locale]?.[key] ?? key,

  /** Gives a key other words, or the product's again. */
  setWords(key: string, words: Words | undefined): void {
    const page = editedTexts.page();
    if (page) put(withWords(page, key, words));
  },

  /** Puts a key in the place of a plain text of a node. Both languages begin with that text. */
  translate(mark: string, path: readonly string[], property: string, text: string): void {
    const page = editedTexts.page();
    const node = editedTexts.node(mark);
    if (!page || !node) return;
    const key = newKey(page, node, property, (one) => editedTexts.product(one, 'en-US') !== undefined);
    const changed = withNode(page, mark, withValueAt(node, path, `i18n:${key}`) as Json) as Json;
    put(withWords(changed, key, { 'zh-CN': text, 'en-US': text }));
  },
};
