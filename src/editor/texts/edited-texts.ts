import type { EditorManager } from 'amis-editor-core';
import { reaction } from 'mobx';
import { LANGUAGES, OWN_TEXTS, textsWithOwn } from '../../i18n/own-texts.ts';
import { keysOf, type Texts, translateText } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { screenOf } from '../canvas/node-paths.ts';
import { applyPage } from '../page/apply-page.ts';
import { exact } from '../page/exact.ts';
import type { Json } from '../page/json.ts';
import type { Origins } from '../page/marked.ts';
import { screenIn } from '../page/parts.ts';
import { newKey, ownWords, type Words, withNode, withValueAt, withWords } from './own-texts.ts';

/** What the fields for words work on. */
interface Edited {
  manager: EditorManager;
  origins: Origins;
  /** The language of the editor. */
  locale: Locale;
  /** Brings the product's texts of a language. */
  load(locale: Locale): Promise<Texts>;
  /** The product's texts, by language; one that could not be loaded has none. */
  product: Partial<Record<Locale, Texts>>;
}

let edited: Edited | undefined;
const listeners = new Set<() => void>();
let version = 0;
const asked = new Set<Locale>();

function tell(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Puts a changed screen, with the editor's marks in it, in place as one step of the history. */
function put(screen: string, root: Json): void {
  if (edited) applyPage(edited.manager, exact(root, edited.origins) as object, edited.origins, screen);
}

/** The screen whose words a node names: the part that it stands in, or the page; and its root, with the editor's marks. */
function around(mark: string): { screen: string; root: Json } | undefined {
  const page = edited?.manager.store.schema as Json | undefined;
  const screen = page && screenOf(page, mark);
  const root = page && screenIn(page, screen ?? '');
  return root && { screen: screen ?? '', root };
}

/** Loads the product's texts of languages that nobody has asked for yet. */
function bring(languages: readonly Locale[]): void {
  const own = edited;
  for (const language of languages) {
    if (!own || own.product[language] || asked.has(language)) continue;
    asked.add(language);
    const settle = (texts: Texts) => {
      own.product[language] = texts;
      tell();
    };
    own.load(language).then(settle, () => settle({}));
  }
}

/** The texts of the page in this document's editor. */
export const editedTexts = {
  /** Begins with an editor. The texts of the other languages come with the first field that shows them. */
  begin(parts: Omit<Edited, 'product'>): void {
    edited = { ...parts, product: {} };
    asked.clear();
    reaction(() => parts.manager.store.schema, tell);
    bring(listeners.size > 0 ? LANGUAGES : [parts.locale]);
    tell();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    bring(LANGUAGES);
    return () => listeners.delete(listener);
  },

  /** Whether the product's texts of every language are there. Until then nobody knows what a key's words are. */
  isComplete: (): boolean => LANGUAGES.every((language) => edited?.product[language]),

  /** Another number after every change. */
  version: (): number => version,

  /** The page, or the part in it, that a node stands in, with the editor's marks. Its words are at its root. */
  rootOf: (mark: string): Json | undefined => around(mark)?.root,

  /** How the page was written; nothing before there is a page. */
  origins: (): Origins => edited?.origins ?? new Map(),

  node: (mark: string): Json | undefined => edited?.manager.store.getSchema(mark) as Json | undefined,

  /** What the product says for a key; undefined: nothing, or not known yet. */
  product: (key: string, language: Locale): string | undefined => edited?.product[language]?.[key],

  /** The language of the editor. */
  locale: (): Locale => edited?.locale ?? 'en-US',

  /** A text of a node with the words that it shows in the editor's language; without a node, one of the page. */
  read(text: string, mark = ''): string {
    if (!edited) return text;
    const { locale, product } = edited;
    return translateText(text, textsWithOwn(around(mark)?.root ?? {}, product[locale] ?? {}, locale));
  },

  /** A text of the editor itself. */
  say: (key: string): string => edited?.product[edited.locale]?.[key] ?? key,

  /** Gives a key that a node names other words, or the product's again. */
  setWords(mark: string, key: string, words: Words | undefined): void {
    const found = around(mark);
    if (found) put(found.screen, withWords(found.root, key, words));
  },

  /** Gives the screen of a node words for several keys. */
  addWords(mark: string, words: ReadonlyMap<string, Words>): void {
    const found = around(mark);
    if (!found || words.size === 0) return;
    put(
      found.screen,
      [...words].reduce((all, [key, own]) => withWords(all, key, own), found.root),
    );
  },

  /** Puts the words of a key, in the editor's language, in its place. Words of the page's own that nothing names any more are left out. */
  writePlain(mark: string, path: readonly string[], key: string): void {
    const found = around(mark);
    const node = editedTexts.node(mark);
    if (!edited || !found || !node) return;
    const { screen, root } = found;
    const words = ownWords(root, key)?.[edited.locale] ?? editedTexts.product(key, edited.locale) ?? '';
    const changed = withNode(root, mark, withValueAt(node, path, words) as Json) as Json;
    put(screen, keysOf({ ...changed, [OWN_TEXTS]: undefined }).has(key) ? changed : withWords(changed, key, undefined));
  },

  /** Puts a key in the place of a plain text of a node. Both languages begin with that text. */
  translate(mark: string, path: readonly string[], property: string, text: string): void {
    const found = around(mark);
    const node = editedTexts.node(mark);
    if (!found || !node) return;
    const { screen, root } = found;
    const key = newKey(root, node, property, (one) => editedTexts.product(one, 'en-US') !== undefined);
    const changed = withNode(root, mark, withValueAt(node, path, `i18n:${key}`) as Json) as Json;
    put(screen, withWords(changed, key, { 'zh-CN': text, 'en-US': text }));
  },
};
