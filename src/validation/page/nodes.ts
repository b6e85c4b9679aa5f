import type { Node } from 'jsonc-parser';
import { jsonPointer } from '../json-pointer.ts';
import { property, stringProperty, type Visit, walk } from '../walk.ts';

/** A node of a page, as the checks of whole pages see it. */
export interface PageNode {
  node: Node;
  pointer: string;
  type: string;
  id?: string;
  name?: string;
  /** The nearest form or other node around it that keeps values of its own. */
  scope: PageNode | undefined;
  /** Property names from the root to it. */
  keys: readonly string[];
}

/** Properties below which `type` means something else. */
const OPAQUE = new Set(['data', 'args', 'config', 'options', 'fields', 'value', 'responseData', 'messages', 'style']);

/** Nodes whose fields do not belong to the form around them. */
const SCOPES =
  /^(?:form|combo|input-(?:array|table|sub-form|kvs?)|crud2?|dialog|drawer|service|wizard|cards?|list|each|picker|table2?)$/;

function toPageNode({ node, path, keys }: Visit, type: string, scope: PageNode | undefined): PageNode {
  const id = stringProperty(node, 'id');
  const name = stringProperty(node, 'name');
  return {
    node,
    pointer: jsonPointer(path),
    type,
    scope,
    keys: [...keys],
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
  };
}

/** Every node of a page that has a type, outer ones first. */
export function nodesOf(root: Node): PageNode[] {
  const nodes: PageNode[] = [];
  const byObject = new Map<Node, PageNode | undefined>();
  walk(root, (visit) => {
    const { node, owner, keys } = visit;
    if (node.type !== 'object') return;
    const above = owner && byObject.get(owner);
    const scope = above && (SCOPES.test(above.type) || opensDialog(visit) ? above : above.scope);
    const type = property(node, 'type');
    const isOpaque = keys.some((key) => OPAQUE.has(key));
    const found = type?.type === 'string' && !isOpaque ? toPageNode(visit, type.value, scope) : undefined;
    if (found) nodes.push(found);
    byObject.set(node, found ?? (above && { ...above, type: '', scope }));
  });
  return nodes;
}

function opensDialog({ keys }: Visit): boolean {
  const key = keys.at(-1);
  return key === 'dialog' || key === 'drawer';
}
