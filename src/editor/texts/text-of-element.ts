import { keysOf } from '../../i18n/translate.ts';
import type { Json } from '../page/json.ts';
import { isKey } from './keyed-fields.ts';
import { textsOfNode } from './node-texts.ts';
import { wordsProperty } from './words-property.ts';

/** Where a component shows one of its texts, as amis-editor's plugins say it. */
export interface ShownText {
  /** Selects the element within that of the node. */
  match: string;
  /** The property of the node. */
  key?: string;
}

interface Clicked {
  node: Json;
  /** What the canvas has drawn for the node. */
  drawn: Element;
  /** What was clicked in it. */
  element: Element;
  /** The texts of which the plugin of the node knows where they are. */
  shown: readonly ShownText[];
  locale: string;
  /** A text of the page with words in place of keys. */
  read(text: string): string;
}

const wordsOf = (element: Element): string => element.textContent?.trim() ?? '';

/**
 * The field of the panel for the text that an element of the canvas shows: the name of a property, or that of the words of a key in the editor's
 * language. Undefined where the element shows no text of its node.
 */
export function textOfElement({ node, drawn, element, shown, locale, read }: Clicked): string | undefined {
  const known = shown.find(({ match }) => [...drawn.querySelectorAll(match)].some((one) => one.contains(element)));
  const words = wordsOf(element);
  const byWords = () => textsOfNode(node).find(({ text }) => words !== '' && read(text).trim() === words)?.path;
  const path = known?.key && typeof node[known.key] === 'string' ? [known.key] : byWords();
  if (!path) return undefined;
  const value = path.reduce<unknown>((part, name) => (part as Json)[name], node);
  const [key] = isKey(value) ? keysOf(value as string) : [];
  return key === undefined ? path[0] : wordsProperty(locale, key);
}
