import { fillIn } from '../i18n/translate.ts';
import { valuesTo } from './node-at.ts';
import { isObject, type Json } from './page/json.ts';
import { readOn } from './palette/node-label.ts';
import { titleOf, type Words } from './words.ts';

/** What naming a node takes. */
export interface PlaceWords {
  words: Words;
  /** A text of the page with words in place of its keys. */
  read(text: string): string;
}

/** A node as people know it, such as: Text “Hello”. */
function nodeInWords(node: Json, { words, read }: PlaceWords): string {
  const kind = titleOf(String(node['type']), undefined, words);
  const label = readOn(node, read);
  return label === '' ? kind : fillIn(words('editor.problems.named') ?? '{kind}', { kind, label });
}

/** The node that a JSON pointer belongs to and what it stands in, such as: Text “Hello” in Page. Empty where nothing has a type. */
export function placeInWords(page: unknown, pointer: string, said: PlaceWords): string {
  const around = [...valuesTo(page, pointer)].map(({ value }) => value);
  const [node, outer] = around
    .filter((value) => isObject(value) && typeof value['type'] === 'string')
    .reverse() as Json[];
  if (!node) return '';
  const own = nodeInWords(node, said);
  const inside = outer && titleOf(String(outer['type']), undefined, said.words);
  return inside ? fillIn(said.words('editor.problems.in') ?? '{node}', { node: own, around: inside }) : own;
}
