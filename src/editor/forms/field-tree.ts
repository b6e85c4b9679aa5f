import palette from '../../../schemas/editor/palette.json' with { type: 'json' };
import { isObject, type Json } from '../page/json.ts';

/** The groups of the palette whose entries are fields. */
const FIELD_GROUPS = new Set(['input', 'choice', 'file']);

const FIELD_TYPES = new Set(
  palette.groups.filter(({ name }) => FIELD_GROUPS.has(name)).flatMap(({ entries }) => entries),
);

/** Properties of a node that hold further nodes of the same form. */
const HOLDERS = ['body', 'columns', 'controls', 'items', 'tabs', 'rows', 'trs', 'tds'];

/** Whether a node is a field that people fill in. */
export function isField(node: unknown): node is Json {
  if (!isObject(node) || typeof node['type'] !== 'string') return false;
  return node['type'].startsWith('input-') || node['type'] === 'select' || FIELD_TYPES.has(node['type']);
}

/** The fields of a form in their order, wherever they stand in its boxes. What stands in a field belongs to that field. */
export function fieldsIn(content: unknown): Json[] {
  if (Array.isArray(content)) return content.flatMap(fieldsIn);
  if (isField(content)) return [content];
  return isObject(content) ? HOLDERS.flatMap((name) => fieldsIn(content[name])) : [];
}

/**
 * The content of a form with other nodes in the places of its fields: `next` answers for each field, in their order, what stands there.
 * What changes nothing stays the same object.
 */
export function withFields(content: unknown, next: (field: Json) => readonly Json[]): unknown {
  if (isField(content)) {
    const nodes = next(content);
    return nodes.length === 1 ? nodes[0] : nodes;
  }
  if (Array.isArray(content)) {
    const nodes = content.flatMap((one) => withFields(one, next) as unknown);
    return nodes.length === content.length && nodes.every((node, at) => node === content[at]) ? content : nodes;
  }
  if (!isObject(content)) return content;
  const held = HOLDERS.filter((name) => name in content).map(
    (name) => [name, withFields(content[name], next)] as const,
  );
  return held.some(([name, value]) => value !== content[name]) ? { ...content, ...Object.fromEntries(held) } : content;
}
