import type { Node } from 'jsonc-parser';
import { LITERALS, NAME_MAPS } from '../amis/build/schema-words.ts';

type Path = readonly (string | number)[];

/** The values right below one, by their names or indices. */
function* valuesIn({ type, children = [] }: Node): Iterable<[string | number, Node]> {
  if (type === 'array') yield* children.entries();
  if (type !== 'object') return;
  for (const { children: [name, value] = [] } of children) if (name && value) yield [name.value, value];
}

/** Shows every schema of a renderer's schema to `see`, itself first: a property may be called like a word of JSON Schema. */
export function walkSchemas(node: Node, see: (schema: Node, path: Path) => void, path: Path = []): void {
  if (node.type === 'object') see(node, path);
  for (const [word, value] of valuesIn(node)) {
    if (node.type === 'object' && LITERALS.has(String(word))) continue;
    if (node.type !== 'object' || !NAME_MAPS.has(String(word))) walkSchemas(value, see, [...path, word]);
    else for (const [name, below] of valuesIn(value)) walkSchemas(below, see, [...path, word, name]);
  }
}
