import { isKnownType, suggestType } from '../node-types.ts';
import { stringProperty, type Visit } from '../walk.ts';
import type { Rule } from './rule.ts';

/** Properties below which `type` says something else: data, chart options, JSON schemas, condition fields, motion. */
const OPAQUE = new Set([
  'animations',
  'args',
  'condition',
  'config',
  'css',
  'data',
  'definitions',
  'expression',
  'fields',
  'headers',
  'messages',
  'mockData',
  'options',
  'params',
  'properties',
  'responseData',
  'style',
  'themeCss',
  'validations',
  'value',
]);

/** Properties that hold nodes and nothing else. */
const HOLDERS = new Set(
  (
    'actions addBtn addOn aside body buttons card cells children columns controls detail dialog drawer editForm feedback ' +
    'filter footer footerToolbar form header headerToolbar itemActions itemSchema items left links listItem pickerSchema ' +
    'popOver quickEdit right schema steps submenu tabs tds title toolbar trs'
  ).split(' '),
);

/** Nodes whose `body` shows each entry by its type; elsewhere (cards, lists) an entry without one is a plain field. */
const NEEDS_TYPED_BODY = new Set([
  'page',
  'form',
  'container',
  'wrapper',
  'service',
  'panel',
  'flex',
  'group',
  'fieldset',
]);

function isOpaque(visit: Visit): boolean {
  if (visit.keys.some((key) => OPAQUE.has(key) || /On$/.test(key))) return true;
  const below = visit.keys.lastIndexOf('schema');
  return below !== -1 && /^json-schema/.test(stringProperty(visit.owner, 'type') ?? '');
}

/** A JSON schema names types of its own: it lies below `schema` and describes properties or plain values. */
const JSON_SCHEMA_TYPES = new Set(['object', 'array', 'string', 'integer', 'boolean', 'null']);

function missingType(visit: Visit): boolean {
  const { node, key, owner } = visit;
  if (key !== 'body' || node.type !== 'object' || visit.path.length === 0) return false;
  if (!NEEDS_TYPED_BODY.has(stringProperty(owner, 'type')?.toLowerCase() ?? '')) return false;
  const names = new Set(node.children?.map((entry) => entry.children?.[0]?.value));
  return !['type', '$ref', 'children', 'component', 'body', 'name', 'tpl'].some((name) => names.has(name));
}

/** Every node's `type` is one that amis or the platform shows. */
export const nodeType: Rule = (visit) => {
  const { node, key, owner } = visit;
  if (missingType(visit) && !isOpaque(visit)) return [{ code: 'type.missing' }];
  if (key !== 'type' || visit.path.at(-1) !== 'type' || !owner) return [];
  const holder = visit.keys.at(-2);
  const above: Visit = { ...visit, keys: visit.keys.slice(0, -1) };
  if (isOpaque(above)) return [];
  const certain = holder === undefined || HOLDERS.has(holder);
  if (node.type !== 'string') return certain ? [{ code: 'type.not-text' }] : [];
  const type: string = node.value;
  if (isKnownType(type) || type.includes('${')) return [];
  if (holder === 'schema' && JSON_SCHEMA_TYPES.has(type)) return [];
  const suggestion = suggestType(type);
  const severity = certain || suggestion ? 'error' : 'warning';
  return [{ code: 'type.unknown', severity, values: { type }, ...(suggestion ? { suggestion } : {}) }];
};
