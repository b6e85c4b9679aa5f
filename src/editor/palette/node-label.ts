import { type Texts, translateText } from '../../i18n/translate.ts';
import { labelAt } from '../../merge/index.ts';
import { INCLUDE, partName } from '../part-name.ts';

/** What the outline knows of a node. */
export interface OutlineNode {
  /** What the component is called. */
  label: string;
  isRegion: boolean;
  schema?: { type?: unknown; screen?: unknown };
}

/** What the outline calls a node: its component, and what is read on it or, where nothing is, its name or id. A part has a name of its own. */
export function nodeLabel({ label, isRegion, schema }: OutlineNode, texts: Texts): string {
  if (isRegion || !schema) return label;
  if (schema.type === INCLUDE) return partName(schema, (key) => texts[key]);
  const own = translateText(labelAt(schema as never, ''), texts).trim();
  return own === '' ? label : `${label} · ${own}`;
}
