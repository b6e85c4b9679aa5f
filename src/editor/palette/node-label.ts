import { type Texts, translateText } from '../../i18n/translate.ts';
import { labelAt } from '../../merge/index.ts';

/** What the outline knows of a node. */
export interface OutlineNode {
  /** What the component is called. */
  label: string;
  isRegion: boolean;
  schema?: object;
}

/** What the outline calls a node: its component, and what is read on it or, where nothing is, its name or id. */
export function nodeLabel({ label, isRegion, schema }: OutlineNode, texts: Texts): string {
  if (isRegion || !schema) return label;
  const own = translateText(labelAt(schema as never, ''), texts).trim();
  return own === '' ? label : `${label} · ${own}`;
}
