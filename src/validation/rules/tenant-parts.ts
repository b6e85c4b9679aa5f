import { getNodeValue, type Node } from 'jsonc-parser';
import { AT_ONCE, type Excess } from '../../hardening/bounds/number-limits.ts';
import { partExcess, partNumbers, tracksOf } from '../../hardening/bounds/part-numbers.ts';
import { typeOf, type Visit } from '../walk.ts';
import type { Checked, RuleContext } from './rule.ts';

/** The object that has a part under one of its properties, also through lists. */
function holderOf(part: Node | undefined): Node | undefined {
  let around = part?.parent;
  while (around?.type === 'array') around = around.parent;
  return around?.parent;
}

/** What a part of a node has out of bounds: a part is no node, or its numbers are those of the place that it has. */
export function inPart({ node, key, keys, owner }: Visit): Excess | undefined {
  const numbers = partNumbers(typeOf(holderOf(owner)), keys.at(-2) ?? '');
  return numbers && partExcess(numbers, key, node.children ? Number.NaN : node.value);
}

const sums = new WeakMap<Checked, number>();

/** Finds the first grid whose columns and rows are too many beside those of the grids before it. */
export function moreTracks({ node, key, owner }: Visit, _context: RuleContext, document: Checked): Excess | undefined {
  if (key !== 'type' || String(node.value).toLowerCase() !== 'grid-2d' || !owner) return undefined;
  const limit = AT_ONCE.items;
  const before = sums.get(document) ?? 0;
  const sum = before + tracksOf(getNodeValue(owner));
  sums.set(document, sum);
  return before <= limit && sum > limit ? { key: 'grid-2d', limit } : undefined;
}
