import type { Node } from 'jsonc-parser';
import { suggest } from '../suggest.ts';
import { property, stringProperty, typeOf, type Visit, walk } from '../walk.ts';
import type { PageFinding } from './finding.ts';

/** Names that amis understands without a component of that name. */
const BUILT_IN = new Set(['window', 'parent', 'none', 'root', '_blank', '_self', '_parent', '_top']);

/** Suggestions are looked for among so many names and for so many: a page may hold 10,000 of either. */
const MOST_CANDIDATES = 500;
const MOST_LOOKED_UP = 100;

/** Nodes whose `target` names a component; elsewhere (links) it names a window. */
export const TARGETING = /^(?:form|button|action|submit|reset|crud2?|wizard|table2?|search-box|nav|chart)$/;

/** Properties that hold the actions of an event; those of `loop`, `parallel` and `switch` are in `children`. */
const HOLDS_ACTIONS = /^(?:actions|children)$/;

/** Names in `reload` and `target`: several are separated by commas, each may carry parameters. */
export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.split('?')[0]?.trim() ?? '')
    .filter((name) => name !== '' && !BUILT_IN.has(name) && !name.includes('$'));
}

function referencesIn({ node, keys }: Visit): [name: string, targets: string[]][] {
  const text = (name: string) => stringProperty(node, name) ?? '';
  const type = typeOf(node);
  const isAction = property(node, 'actionType') !== undefined && HOLDS_ACTIONS.test(keys.at(-1) ?? '');
  const found: [string, string[]][] = [];
  const ids = isAction ? ['componentId', 'componentName'] : [];
  for (const name of ids) if (!text(name).includes('$')) found.push([name, text(name) ? [text(name)] : []]);
  if (TARGETING.test(type) || isAction) found.push(['reload', namesIn(text('reload'))]);
  if (TARGETING.test(type)) found.push(['target', namesIn(text('target'))]);
  return found;
}

/** What the actions and nodes of a page refer to: ids and names of components. */
export function targetNames(root: Node): Set<string> {
  const names = new Set<string>();
  walk(root, (visit) => {
    if (visit.node.type !== 'object') return;
    for (const [, targets] of referencesIn(visit)) for (const target of targets) names.add(target);
  });
  return names;
}

/** Whether a name such as `form.items` or `detail` leads to something on the page. */
function isOnPage(name: string, known: ReadonlySet<string>): boolean {
  return known.has(name) || name.split('.').every((part) => known.has(part));
}

/**
 * Components that an action or a node refers to are on the page. One that is not may belong to the frame around the
 * page, so it is an error only when something here is called nearly so.
 */
export function unknownTargets(root: Node): PageFinding[] {
  const known = namedParts(root);
  const candidates = [...known].slice(0, MOST_CANDIDATES);
  const findings: PageFinding[] = [];
  const near = new Map<string, string | undefined>();
  const nearest = (name: string): string | undefined => {
    if (!near.has(name) && near.size < MOST_LOOKED_UP) near.set(name, suggest(name, candidates));
    return near.get(name);
  };
  walk(root, (visit) => {
    if (visit.node.type !== 'object') return;
    for (const [name, targets] of referencesIn(visit)) {
      const missing = targets.find((target) => !isOnPage(target, known));
      if (missing === undefined) continue;
      const suggestion = nearest(missing);
      const severity = suggestion === undefined ? 'warning' : 'error';
      const values = { name: missing };
      findings.push({ node: visit, property: name, code: 'target.unknown', severity, values, suggestion });
    }
  });
  return findings;
}

/** Ids and names of nodes, of dialogs and of other parts that need no type. */
function namedParts(root: Node): Set<string> {
  const names = new Set<string>();
  walk(root, ({ node, key, path }) => {
    if ((key === 'id' || key === 'name') && path.at(-1) === key && node.type === 'string') names.add(node.value);
  });
  return names;
}
