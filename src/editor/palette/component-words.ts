import { textsWithOwn, type WithTexts } from '../../i18n/own-texts.ts';
import { type Texts, translate } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { isObject } from '../page/json.ts';
import type { Words } from '../words.ts';
import { nodeLabel, type OutlineNode } from './node-label.ts';

/** What is read of a plugin of amis-editor, or of an entry of its palette. */
export interface Component {
  rendererName?: string;
  scaffold?: unknown;
}

/** Plugins that share their renderer with another. */
const SHARED: Readonly<Record<string, string>> = { List2Plugin: 'card-list' };

/** By which name a component stands in the palette and in the texts: its type, or another word where several have one type. */
export function componentKey({ rendererName = '', scaffold }: Component, plugin: string): string {
  if (isObject(scaffold)) {
    const { isFreeContainer, isSorptionContainer, type, style } = scaffold;
    if (isFreeContainer) return 'free-container';
    if (isSorptionContainer) return 'sticky-bar';
    if (type === 'container' && isObject(style) && style['position'] === 'fixed') return 'floating-container';
  }
  return SHARED[plugin] ?? rendererName;
}

let texts: Texts = {};
let locale: Locale = 'en-US';

/** Gives the editors of this document their language. Before the first is drawn: nodes keep the names they are drawn with. */
export function setComponentTexts(next: Texts, language: Locale): void {
  texts = next;
  locale = language;
}

/** The words of the editors of this document. */
export const componentWords: Words = (key) => texts[key];

/** A panel's part as the editors of this document show it: words in place of its keys. */
export const inWords = <Part>(part: Part): Part => translate(part, texts);

/** What is read on pages with words of their own, by these words: the outline asks for each of its nodes. */
const read = new WeakMap<object, Texts>();

function textsOn(page: WithTexts): Texts {
  const own = page.$texts;
  if (!own) return texts;
  const found = read.get(own) ?? textsWithOwn(page, texts, locale);
  read.set(own, found);
  return found;
}

/** What the outline of an editor calls a node of a page, with the words that the canvas shows. */
export const outlineLabel = (node: OutlineNode, page: WithTexts): string => nodeLabel(node, textsOn(page));
