import type { Node } from 'jsonc-parser';
import { property, stringProperty, type Visit, walk } from '../walk.ts';

/** A node of a page, as the checks of whole pages see it. */
export interface PageNode {
  node: Node;
  type: string;
  id?: string;
  name?: string;
  /** The nearest form or other node around it that keeps values of its own. */
  scope: PageNode | undefined;
  /** The property that holds it. */
  key: string;
}

/** Properties below which `type` means something else. */
const OPAQUE = new Set(['data', 'args', 'config', 'options', 'fields', 'value', 'responseData', 'messages', 'style']);

/** Nodes whose fields do not belong to the form around them. */
const SCOPES =
  /^(?:form|combo|input-(?:array|table|sub-form|kvs?)|crud2?|dialog|drawer|service|wizard|cards?|list|each|picker|table2?)$/;

/** Properties that hold what is shown in a dialog, the forms for new and changed options among them. */
const DIALOGS = new Set(['dialog', 'drawer', 'feedback', 'addControls', 'editControls', 'addDialog', 'editDialog']);

function toPageNode({ node, key }: Visit, type: string, scope: PageNode | undefined): PageNode {
  const id = stringProperty(node, 'id');
  const name = stringProperty(node, 'name');
  return {
    node,
    type,
    scope,
    key,
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
  };
}

/** Every node of a page that has a type, outer ones first. */
export function nodesOf(root: Node): PageNode[] {
  const nodes: PageNode[] = [];
  const byObject = new Map<Node, PageNode | undefined>();
  const opaque = new Set<Node | undefined>();
  walk(root, (visit) => {
    const { node, owner, key } = visit;
    if (node.type !== 'object') return;
    if (opaque.has(owner) || OPAQUE.has(key)) opaque.add(node);
    const above = owner && byObject.get(owner);
    const scope = above && (SCOPES.test(above.type) || opensDialog(visit) ? above : above.scope);
    const type = property(node, 'type');
    const found = type?.type === 'string' && !opaque.has(node) ? toPageNode(visit, type.value, scope) : undefined;
    if (found) nodes.push(found);
    byObject.set(node, found ?? (above && { ...above, type: '', scope }));
  });
  return nodes;
}

function opensDialog({ key }: Visit): boolean {
  return DIALOGS.has(key);
}
