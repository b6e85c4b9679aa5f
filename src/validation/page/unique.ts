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
  severityOf: (word: string) => PageFinding['severity'],
  scopeOf: (node: PageNode) => PageNode | undefined,
): PageFinding[] {
  const seen = new Map<PageNode | undefined, Set<string>>();
  return nodes.flatMap((node) => {
    const word = node[key];
    if (!word || word.includes('$')) return [];
    const scope = scopeOf(node);
    const words = seen.get(scope) ?? new Set();
    if (words.has(word)) {
      return [{ node, property: key, code: `${key}.duplicate`, severity: severityOf(word), values: { [key]: word } }];
    }
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
  return repeated(
    values,
    'name',
    () => 'warning',
    ({ scope }) => scope,
  );
}

/** An id as amis-editor makes it. Its copies of a node keep it, and nothing is lost while no action calls it. */
const EDITORS_ID = /^u:[0-9a-f]{12}$/;

/**
 * Ids that are there twice: an action on one of them meets the other.
 * @param called the names of components that something on the page calls
 */
export function duplicateIds(nodes: readonly PageNode[], called: ReadonlySet<string>): PageFinding[] {
  return repeated(
    nodes,
    'id',
    (id) => (EDITORS_ID.test(id) && !called.has(id) ? 'warning' : 'error'),
    () => undefined,
  );
}
