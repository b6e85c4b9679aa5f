import type { Node } from 'jsonc-parser';
import { amisTypes } from '../../types/generated/amis-types.ts';
import { jsonPointer } from '../json-pointer.ts';
import { MOST_MESSAGES } from '../limits.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { nameNode, property } from '../walk.ts';
import { walkSchemas } from './walk-schemas.ts';

/** amis uses these itself, and hands none of them to a component. */
const TAKEN_PROPERTIES = ['value', 'data', 'key', 'activeKey'];

const finding = (node: Node, path: string[], code: string, values: Record<string, string>): Finding => ({
  offset: node.offset,
  pointer: jsonPointer(path),
  severity: 'error',
  code: `renderer.${code}`,
  values,
});

/** The type that a schema is for is its folder's name, and none of amis's. */
function typeFindings(root: Node, type: string): Finding[] {
  const properties = property(root, 'properties');
  const own = property(properties, 'type');
  const constant = property(own, 'const');
  if (constant?.value !== type) {
    const path = ['properties', ...(own ? ['type'] : []), ...(constant ? ['const'] : [])];
    const mismatch = finding(constant ?? own ?? properties ?? root, properties ? path : [], 'type', { type });
    return [{ ...mismatch, suggestion: type }];
  }
  return amisTypes.includes(type.toLowerCase())
    ? [finding(constant, ['properties', 'type', 'const'], 'type-taken', { type })]
    : [];
}

/** Names that a component never gets. A node that the server replaces has no component. */
function takenProperties(root: Node): Finding[] {
  if (property(root, 'x-place')?.value === 'server') return [];
  const properties = property(root, 'properties');
  return TAKEN_PROPERTIES.flatMap((name) => {
    const node = nameNode(properties, name);
    return node ? [finding(node, ['properties', name], 'property', { name })] : [];
  });
}

/** What must be there is described. */
function requiredNames(root: Node): Finding[] {
  const known = new Set((property(root, 'properties')?.children ?? []).map(({ children }) => children?.[0]?.value));
  const names = property(root, 'required')?.children ?? [];
  const isUnknown = ([, { type, value }]: [number, Node]) => type === 'string' && !known.has(value);
  const unknown = [...names.entries()].filter(isUnknown).slice(0, MOST_MESSAGES + 1);
  return unknown.map(([index, node]) => {
    const near = suggest(node.value, known);
    const missing = finding(node, ['required', String(index)], 'required', { name: node.value });
    return near === undefined ? missing : { ...missing, suggestion: near };
  });
}

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Patterns that no text could be held against. */
export function brokenPatterns(root: Node): Finding[] {
  const findings: Finding[] = [];
  walkSchemas(root, (schema, path) => {
    const node = property(schema, 'pattern');
    if (node?.type !== 'string' || isExpression(node.value)) return;
    findings.push(finding(node, [...path.map(String), 'pattern'], 'pattern', {}));
  });
  return findings;
}

/** What is wrong with the names in a renderer's schema: its type, its properties, those that must be there. */
export function misusedNames(root: Node, type: string): Finding[] {
  if (property(root, 'properties')?.type !== 'object') return [];
  return [...typeFindings(root, type), ...takenProperties(root), ...requiredNames(root)];
}
