import { keysIn } from '../../i18n/translate.ts';
import { isObject, type Json } from '../page/json.ts';

/** Characters of a label. */
const LONGEST = 60;

/** What a node is called by, the most telling first. */
const CALLED_BY = ['label', 'title', 'text', 'tpl', 'body', 'name', 'id'];

/** Elements of texts that are headings. */
const HEADING = /^h[1-6]$/;

/** A text of a limited length; an ellipsis stands for the rest. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** A label that is short enough for a sentence. */
export const shortLabel = (label: string): string => cut(label, LONGEST);

/** What stands at a JSON pointer; undefined when nothing does. */
export function valueAt(page: Json, pointer: string): Json | undefined {
  let value: Json | undefined = page;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) value = value[Number(name)];
    else value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

/** An expression in a text. It may hold braces of its own, one deep. */
const EXPRESSION = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * The words of a text without its expressions, which say nothing to people; the first words that an expression may give where there are
 * no others. Empty when there are none.
 */
function wordsAlone(text: string): string {
  const around = text.replace(EXPRESSION, '…');
  if (/[\p{L}\p{N}]/u.test(around)) return around;
  const [key] = keysIn(text);
  return key === undefined ? '' : `i18n:${key}`;
}

/** What is written on a node, with its expressions: its label, title or text, else its name or id. */
export function writtenOn(node: Readonly<Record<string, unknown>>): string {
  const values = CALLED_BY.map((property) => node[property]);
  const written = values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return shortLabel(written ?? '');
}

/** What people call the node at a place. */
export function labelAt(page: Json, pointer: string): string {
  const node = valueAt(page, pointer);
  if (typeof node === 'string') return shortLabel(wordsAlone(node));
  if (!isObject(node)) return '';
  const names = CALLED_BY.map((property) => node[property]);
  const words = names.map((value) => (typeof value === 'string' ? wordsAlone(value) : ''));
  return shortLabel(words.find(Boolean) ?? '');
}

/** Of which kind people take the node at a place to be: its type, or `heading` for a text that stands as one; empty without a type. */
export function kindAt(page: Json, pointer: string): string {
  const node = valueAt(page, pointer);
  if (!isObject(node) || typeof node['type'] !== 'string') return '';
  const isHeading = node['type'] === 'tpl' && HEADING.test(String(node['wrapperComponent']));
  return isHeading ? 'heading' : node['type'];
}
