import { parseDocument } from '../../validation/parse.ts';
import { isObject, type Json } from '../page/json.ts';
import { withoutMarks } from '../page/notes.ts';
import { type Carried, carriedIn } from './carried-words.ts';

/** By this property a text says that it was copied in a page editor. */
const MARK = 'pagewrightNodes';
/** The words that the nodes name and that are their page's own. */
const WORDS = 'pagewrightWords';

/** What may be pasted at once. Characters; more would not fit on a page. */
const LONGEST = 1_000_000;
const MOST_NODES = 200;
/** Objects in all of them together; each may be a node that the canvas draws. */
const MOST_OBJECTS = 4000;

const isNode = (value: unknown): value is Json =>
  isObject(value) && typeof value['type'] === 'string' && value['type'] !== '';

function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum, part) => sum + objectsIn(part), 1);
}

/** Nodes, and words of their page that they name, as text for the clipboard of the system. */
export const clipboardText = (nodes: readonly unknown[], words: Carried = new Map()): string =>
  JSON.stringify({ [MARK]: nodes, ...(words.size > 0 ? { [WORDS]: Object.fromEntries(words) } : {}) }, null, 2);

/** The nodes in a text of the clipboard; undefined when it was not copied in a page editor, or cannot be put on a page. */
export function nodesIn(text: string): Json[] | undefined {
  if (text.length > LONGEST || !text.includes(MARK) || parseDocument(text).findings.length > 0) return undefined;
  const content: unknown = JSON.parse(text);
  const nodes = isObject(content) ? content[MARK] : undefined;
  if (!Array.isArray(nodes) || nodes.length === 0 || nodes.length > MOST_NODES || !nodes.every(isNode))
    return undefined;
  if (objectsIn(nodes) > MOST_OBJECTS) return undefined;
  return nodes.map((node) => withoutMarks(node) as Json);
}

/** The words in a text of the clipboard in which `nodesIn` has found nodes. */
export function wordsIn(text: string): Carried {
  const content: unknown = JSON.parse(text);
  return carriedIn(isObject(content) ? content[WORDS] : undefined);
}
