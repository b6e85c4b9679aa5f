import type { Node } from 'jsonc-parser';
import { amisTypes } from '../../types/generated/amis-types.ts';
import { jsonPointer } from '../json-pointer.ts';
import type { Finding } from '../message.ts';
import { suggest } from '../suggest.ts';
import { nameNode, property, walk } from '../walk.ts';

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

/** Names that a component never gets. */
function takenProperties(root: Node): Finding[] {
  const properties = property(root, 'properties');
  return TAKEN_PROPERTIES.flatMap((name) => {
    const node = nameNode(properties, name);
    return node ? [finding(node, ['properties', name], 'property', { name })] : [];
  });
}

/** What must be there is described. */
function requiredNames(root: Node): Finding[] {
  const known = (property(root, 'properties')?.children ?? []).map((entry) => String(entry.children?.[0]?.value));
  const names = property(root, 'required')?.children ?? [];
  return names.flatMap((node, index) => {
    if (node.type !== 'string' || known.includes(node.value)) return [];
    const near = suggest(node.value, known);
    const missing = finding(node, ['required', String(index)], 'required', { name: node.value });
    return near === undefined ? [missing] : [{ ...missing, suggestion: near }];
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
  walk(root, ({ node, key, keys, path }) => {
    const isWord = key === 'pattern' && keys.at(-2) !== 'properties' && node.type === 'string';
    if (isWord && !isExpression(node.value)) findings.push(finding(node, path.map(String), 'pattern', {}));
  });
  return findings;
}

/** What is wrong with the names in a renderer's schema: its type, its properties, those that must be there. */
export function misusedNames(root: Node, type: string): Finding[] {
  if (property(root, 'properties')?.type !== 'object') return [];
  return [...typeFindings(root, type), ...takenProperties(root), ...requiredNames(root)];
}
