import type { Node } from 'jsonc-parser';
import { property, stringProperty, typeOf } from '../validation/walk.ts';

/** Words of an id at most: people have to read it. */
const MOST_WORDS = 3;

/** Where a node holds what people read on it, the most telling first. */
const TEXTS = ['label', 'title', 'tpl', 'body', 'text', 'placeholder', 'alt', 'tooltip'];

/** Types of boxes. Their content tells one from another. */
const BOXES = /^(?:container|wrapper|page|flex|each|form|service)$/;

/** What a node is in one word, where its type is longer or says less. */
const WORDS: Readonly<Record<string, string>> = { container: 'box', tpl: 'text', each: 'list', submit: 'button' };

/** What stands in a box, in the order in which amis shows it. */
const CONTENTS = ['header', 'body', 'items', 'tabs', 'columns', 'actions', 'buttons'];

/** Words of a name: `sendCode`, `send_code` and `send.code` are the same. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The last words, without what is said twice; empty where no id can begin with them. */
function joined(words: readonly string[]): string {
  const distinct = words.filter((word, index) => words.indexOf(word) === index);
  return distinct
    .slice(-MOST_WORDS)
    .join('-')
    .replace(/^\d+-?/, '');
}

/** The name of a text: its key without the area, or the value that it shows. */
function nameOfText(text: string | undefined): string {
  const key = /i18n:[\w-]+\.([\w.-]*\w)/.exec(text ?? '')?.[1];
  if (key) return joined(wordsOf(key));
  const shown = /\$\{\s*(?:[A-Z]+\()?\s*([a-z][\w.]*)/.exec(text ?? '')?.[1];
  return shown ? joined(wordsOf(shown)) : '';
}

const firstClass = (node: Node): string => {
  const classes = property(node, 'className');
  const first = classes?.type === 'object' ? classes.children?.[0]?.children?.[0]?.value : classes?.value;
  return typeof first === 'string' ? (first.split(/\s+/)[0] ?? '') : '';
};

/** The name of the product's own style; amis's are the same on nodes of all kinds. */
const nameOfClass = (node: Node): string =>
  firstClass(node).startsWith('pw-') ? joined(wordsOf(firstClass(node).slice('pw-'.length))) : '';

/** The last part of the address that a node calls. */
function nameOfCall(node: Node): string {
  const api = property(node, 'api');
  const address = api?.type === 'string' ? api.value : stringProperty(api, 'url');
  const steps = String(address ?? '')
    .replace(/\?.*$/s, '')
    .split('/')
    .filter((step) => /^[a-z][\w-]*$/i.test(step));
  return joined(wordsOf(steps.at(-1) ?? ''));
}

function nameOfField(node: Node): string {
  const name = stringProperty(node, 'name') ?? '';
  return name.includes('$') ? '' : joined(wordsOf(name));
}

function nameOfTexts(node: Node): string {
  for (const key of TEXTS) {
    const name = nameOfText(stringProperty(node, key));
    if (name !== '') return name;
  }
  return '';
}

/** The part of an include, or what a box holds first. */
function nameOfContent(node: Node): string {
  if (typeOf(node) === 'include') return joined(wordsOf(stringProperty(node, 'screen')?.split('/').at(-1) ?? ''));
  if (!BOXES.test(typeOf(node))) return '';
  const contents = CONTENTS.map((key) => property(node, key)).flatMap((slot) =>
    slot?.type === 'array' ? (slot.children ?? []) : slot ? [slot] : [],
  );
  for (const content of contents) {
    const name = content.type === 'object' ? nameOf(content) : '';
    if (name !== '') return typeOf(node) === 'container' ? joined([...wordsOf(name), 'box']) : name;
  }
  return '';
}

const SOURCES = [nameOfField, nameOfTexts, nameOfClass, nameOfCall, nameOfContent];

/** What a node is called by its name, its words, its look, its call or what it holds; empty where none of them tells it. */
function nameOf(node: Node): string {
  for (const source of SOURCES) {
    const name = source(node);
    if (name !== '') return name;
  }
  return '';
}

/** A node's type as one word: every `input-…` is a field. */
function wordFor(node: Node): string {
  const type = typeOf(node);
  return WORDS[type] ?? (type.startsWith('input-') ? 'field' : joined(wordsOf(type)));
}

/** The ids that suit a node, the best first: what it is called, and that with its type. One without a name has its type alone. */
export function idsFor(node: Node): string[] {
  const name = nameOf(node);
  const word = wordFor(node);
  if (name === '') return [word];
  return name.split('-').includes(word) ? [name] : [name, `${name}-${word}`];
}
