import type { Node } from 'jsonc-parser';
import { DATA_KEYS } from '../reading.ts';
import { stringProperty, typeOf, type Visit, walk } from '../walk.ts';

/** A node of a page, or a dialog that does not say that it is one, as the checks of whole pages see it. */
export interface PageNode {
  node: Node;
  /** In small letters. */
  type: string;
  id: string | undefined;
  name: string | undefined;
  /** The nearest form or other node around it that keeps values of its own. */
  scope: PageNode | undefined;
  /** The property that holds it. */
  key: string;
}

/** Properties below which `type` means something else. */
const OPAQUE = new Set([...DATA_KEYS, 'args', 'config', 'fields', 'messages', 'style']);

/** Nodes whose fields do not belong to the form around them. */
const SCOPES =
  /^(?:form|combo|input-(?:array|table|sub-form|kvs?)|crud2?|dialog|drawer|service|wizard|cards?|list|each|picker|table2?)$/;

/** Properties that hold what is shown in a dialog, the forms for new and changed options among them. */
const DIALOGS = new Set(['dialog', 'drawer', 'feedback', 'addControls', 'editControls', 'addDialog', 'editDialog']);

function toPageNode({ node, key }: Visit, type: string, scope: PageNode | undefined): PageNode {
  return { node, type, scope, key, id: stringProperty(node, 'id'), name: stringProperty(node, 'name') };
}

/** Every node of a page that has a type, outer ones first. */
export function nodesOf(root: Node): PageNode[] {
  const nodes: PageNode[] = [];
  const byObject = new Map<Node, PageNode | undefined>();
  const opaque = new Set<Node | undefined>();
  walk(root, (visit) => {
    const { node, owner, key } = visit;
    if (node.type !== 'object') return;
    if (!isArgument(visit, opaque) && (opaque.has(owner) || OPAQUE.has(key))) opaque.add(node);
    const above = owner && byObject.get(owner);
    const scope = above && (SCOPES.test(above.type) || opensDialog(visit) ? above : above.scope);
    const type = typeOf(node) || (opensDialog(visit) ? 'dialog' : '');
    const found = type !== '' && !opaque.has(node) ? toPageNode(visit, type, scope) : undefined;
    if (found) nodes.push(found);
    byObject.set(node, found ?? (above && { ...above, type: '', scope }));
  });
  return nodes;
}

function opensDialog({ key }: Visit): boolean {
  return DIALOGS.has(key);
}

/** Whether a dialog is what an action is given: its `args` hold other things beside. */
function isArgument({ key, keys, owner }: Visit, opaque: ReadonlySet<Node | undefined>): boolean {
  return DIALOGS.has(key) && keys.at(-2) === 'args' && !opaque.has(owner?.parent?.parent);
}
