import { GIVERS, heldUnder } from './held-under.ts';
import { hasManyCells } from './markdown-cells.ts';
import { MARKUP } from './markup-size.ts';

/**
 * Whether a node is `markdown` with a text that is longer than markup may be, or has larger tables. The text is read before it becomes
 * markup, and that takes time by the square of its length.
 */
export function isLongMarkdown(props: Readonly<Record<string, unknown>>): boolean {
  const schema = Object(props['schema']) as Record<string, unknown>;
  if (String(schema['type']).toLowerCase() !== 'markdown') return false;
  const texts = [
    props['value'],
    schema['value'],
    schema['defaultValue'],
    ...GIVERS.map((key) => heldUnder(key, props)),
  ];
  return texts.some((text) => typeof text === 'string' && (text.length > MARKUP.length || hasManyCells(text)));
}
