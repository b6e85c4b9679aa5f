import { keysIn, type Texts, translateText } from '../../i18n/translate.ts';
import { writtenOn } from '../../merge/index.ts';
import { INCLUDE, partName } from '../part-name.ts';

/** What the outline knows of a node. */
export interface OutlineNode {
  /** What the component is called. */
  label: string;
  isRegion: boolean;
  schema?: { type?: unknown; screen?: unknown; $$id?: unknown };
}

/** An expression in a text. One with braces in it is not found and keeps standing as it is. */
const EXPRESSION = /\$\{(?:'[^']*'|"[^"]*"|[^{}'"])*\}/g;

/** Characters of a text that are read: a label shows fewer. */
const MOST = 2000;

/** Of an expression that names texts only these are left: people read one of them. */
const spoken = (expression: string): string =>
  keysIn(expression)
    .map((key) => `i18n:${key}`)
    .join(' / ') || expression;

/**
 * What is read on a node: its label, title or text, else its name or id. Its texts are read before they are cut: a key that is cut has no words.
 * @param read puts words in place of the keys of a text
 */
export function readOn(node: object, read: (text: string) => string): string {
  const entries = Object.entries(node).map(([name, value]) =>
    typeof value === 'string' ? [name, read(value.slice(0, MOST).replace(EXPRESSION, spoken))] : [name, value],
  );
  return writtenOn(Object.fromEntries(entries)).trim();
}

/**
 * What the outline calls a node: its component, and what is read on it or, where nothing is, its name or id; nothing is
 * said twice. A part has a name of its own.
 */
export function nodeLabel({ label, isRegion, schema }: OutlineNode, texts: Texts): string {
  if (isRegion || !schema) return label;
  if (schema.type === INCLUDE) return partName(schema, (key) => texts[key]);
  const own = readOn(schema, (text) => translateText(text, texts));
  const says = [label, schema.type].map((one) => String(one).toLowerCase());
  return own === '' || says.includes(own.toLowerCase()) ? label : `${label} · ${own}`;
}
