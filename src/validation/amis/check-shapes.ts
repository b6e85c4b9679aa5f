import { getNodeValue, type Node } from 'jsonc-parser';
import { unpackTable } from '../../types/amis-table.ts';
import { amisTable } from '../../types/generated/amis-table.ts';
import { jsonPointer } from '../json-pointer.ts';
import { withinLimits } from '../limits.ts';
import type { Finding } from '../message.ts';
import { nameNode, property } from '../walk.ts';
import type { Place, ShapeFinding } from './shape-finding.ts';
import { ShapeWalker } from './walker.ts';

let walker: ShapeWalker | undefined;

/** The walker over the shipped table, unpacked when it is first needed. */
export function shapeWalker(): ShapeWalker {
  walker ??= new ShapeWalker(unpackTable(amisTable));
  return walker;
}

function pathOf(place: Place | undefined): (string | number)[] {
  const path: (string | number)[] = [];
  for (let next = place; next; next = next.above) path.unshift(next.segment);
  return path;
}

function nodeAt(root: Node, path: readonly (string | number)[]): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of path) {
    node = typeof segment === 'number' ? node?.children?.[segment] : property(node, segment);
  }
  return node;
}

/** A finding of the walker with its place in the document. */
export function located(root: Node, { place, atName, ...finding }: ShapeFinding): Finding {
  const path = pathOf(place);
  const owner = nodeAt(root, path.slice(0, -1));
  const name = atName ? nameNode(owner, String(path.at(-1))) : undefined;
  return { ...finding, pointer: jsonPointer(path), offset: (name ?? nodeAt(root, path) ?? root).offset };
}

/** What broken JSON may have lost is not missed. */
const LOST_WITH_SYNTAX = new Set(['property.missing', 'type.missing', 'value.type']);

/** Compares a page's tree with what amis and the renderers of the platform take. */
export function checkShapes(root: Node, isBroken: boolean): Finding[] {
  if (root.type !== 'object') return [];
  const findings = shapeWalker()
    .check(getNodeValue(root))
    .filter(({ code }) => !isBroken || !LOST_WITH_SYNTAX.has(code));
  return withinLimits(findings).map((finding) => located(root, finding));
}
