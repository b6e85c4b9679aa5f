import type { Node } from 'jsonc-parser';
import { LANGUAGES, OWN_TEXTS } from '../../i18n/own-texts.ts';
import { keysOf, type Texts, translateText } from '../../i18n/translate.ts';
import type { Finding } from '../message.ts';
import { property } from '../walk.ts';
import { MOST_LAID } from './limits.ts';
import { ANY_WORDS, readOwnWords, tooMuch, unused } from './read.ts';

/** A document as it is checked. */
export interface Laid {
  /** The document once for each language, with its own words in their places; without own words, the document as it is. */
  versions: readonly Node[];
  /** What is wrong with the words themselves. */
  findings: Finding[];
}

class TooMuch extends Error {}

/** Properties that say what a node or an action is. They are no words: nothing is put in place of a key there. */
const NO_WORDS: ReadonlySet<unknown> = new Set(['type', 'actionType']);

/** A copy of a document without its words, and with words in place of keys. Every value stays where it is in the text, so that findings have the place of the key. */
function layIn(root: Node, words: Texts, used: Set<string>): Node {
  const texts = property(root, OWN_TEXTS)?.parent;
  let laid = 0;

  function textOf(text: string): string {
    for (const key of keysOf(text)) if (Object.hasOwn(words, key)) used.add(key);
    const said = translateText(text, words);
    if (said !== text) laid += said.length;
    if (laid > MOST_LAID) throw new TooMuch();
    return said;
  }

  function copy(node: Node, parent: Node | undefined, isName: boolean): Node {
    const isText =
      !isName && node.type === 'string' && !(parent?.type === 'property' && NO_WORDS.has(parent.children?.[0]?.value));
    const made: Node = { ...node, ...(parent ? { parent } : {}), ...(isText ? { value: textOf(node.value) } : {}) };
    const below = node.children?.filter((child) => child !== texts);
    const children = below?.map((child, index) => copy(child, made, node.type === 'property' && index === 0));
    return children ? Object.assign(made, { children }) : made;
  }

  return copy(root, undefined, false);
}

/**
 * Puts the own words of a screen in their places, so that all rules see what people will see: what is refused as a text of a page is
 * refused as words of a key, too.
 */
export function layOwnWords(root: Node): Laid {
  const own = readOwnWords(root);
  if (!own) return { versions: [root], findings: [] };
  const { keys, words, findings } = own;
  const used = new Set<string>();
  try {
    const versions = LANGUAGES.map((language) => layIn(root, words[language] ?? {}, used));
    const idle = [...keys].filter(([key]) => !used.has(key)).map(([key, value]) => unused(key, value));
    return { versions, findings: [...findings, ...idle] };
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    const short = Object.fromEntries([...keys.keys()].map((key) => [key, ANY_WORDS]));
    return { versions: [layIn(root, short, used)], findings: [...findings, tooMuch(root)] };
  }
}
