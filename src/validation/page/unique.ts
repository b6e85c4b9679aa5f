import { isField } from '../../types/field-types.ts';
import { property } from '../walk.ts';
import type { PageFinding } from './finding.ts';
import type { PageNode } from './nodes.ts';

/** Nodes that hold one value under each name; a combo with conditions has items that show by turns. */
const SCOPES = new Set<string | undefined>(['form', 'combo']);

/** Whether something may take a node away or lock it. */
function isConditional({ node }: PageNode): boolean {
  return ['visibleOn', 'hiddenOn', 'visible', 'hidden', 'disabledOn', 'disabled'].some((name) => {
    const value = property(node, name);
    return value && value.value !== '' && value.value !== (name === 'visible');
  });
}

/** Nodes whose name or id, unless a formula makes it, another one before them has. */
function repeated(
  nodes: readonly PageNode[],
  key: 'name' | 'id',
  severity: PageFinding['severity'],
  scopeOf: (node: PageNode) => PageNode | undefined,
): PageFinding[] {
  const seen = new Map<PageNode | undefined, Set<string>>();
  return nodes.flatMap((node) => {
    const word = node[key];
    if (!word || word.includes('$')) return [];
    const scope = scopeOf(node);
    const words = seen.get(scope) ?? new Set();
    if (words.has(word)) return [{ node, property: key, code: `${key}.duplicate`, severity, values: { [key]: word } }];
    seen.set(scope, words.add(word));
    return [];
  });
}

/** Fields under one name in one form or combo: the later overwrites the earlier. Alternatives that show by turns are none. */
export function duplicateNames(nodes: readonly PageNode[]): PageFinding[] {
  const values = nodes.filter(
    (node) =>
      SCOPES.has(node.scope?.type) &&
      !property(node.scope?.node, 'conditions') &&
      isField(node.type) &&
      !isConditional(node),
  );
  return repeated(values, 'name', 'warning', ({ scope }) => scope);
}

/** Ids that are there twice: an action on one of them meets the other. */
export function duplicateIds(nodes: readonly PageNode[]): PageFinding[] {
  return repeated(nodes, 'id', 'error', () => undefined);
}
