import { getNodeValue, type Node } from 'jsonc-parser';
import { standsAtSignIn } from '../../reach/frame.ts';
import { isSignInNode } from '../../reach/sign-in-nodes.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { takesText } from '../../reach/text-fields.ts';
import { hasSignIn } from '../../screens/with-sign-in.ts';
import { stringProperty, typeOf, type Visit } from '../walk.ts';
import type { Checked, Problem, Rule, RuleContext } from './rule.ts';

/** Whether the page is a company's or app's own sign-in page. */
export const isTenantsSignIn = ({ screen = '', standsFor, layer }: RuleContext): boolean =>
  isTenantLayer(layer) && standsAtSignIn({ screen, standsFor });

/** The platform's sign-in forms on one page: a narrow and a wide layout may have one each. */
const SIGN_IN_FORMS = 2;

/** Nodes that draw a part of theirs for each of their items; amis ignores the case of types. */
const REPEATS: ReadonlySet<string> = new Set([
  'cards',
  'carousel',
  'each',
  'grid-nav',
  'images',
  'list',
  'steps',
  'table',
  'table2',
  'timeline',
  'combo',
  'crud',
  'crud2',
  'input-array',
  'input-kv',
  'input-kvs',
  'input-sub-form',
  'input-table',
  'nav',
]);

/** Whether a node stands in a list, however deep. */
function isRepeated(owner: Node | undefined): boolean {
  for (let around = owner?.parent; around; around = around.parent) if (REPEATS.has(typeOf(around))) return true;
  return false;
}

const forms = new WeakMap<Checked, number>();

/** Finds the platform's form where it is drawn once for each row, or once too often. */
function repeatedForm({ node, key, owner, reading }: Visit, document: Checked): Problem[] {
  if (reading !== 'node' || key !== 'type' || String(node.value).toLowerCase() !== 'sign-in') return [];
  const count = (forms.get(document) ?? 0) + 1;
  forms.set(document, count);
  if (count <= SIGN_IN_FORMS && !isRepeated(owner)) return [];
  return [{ code: 'login.repeated', values: { limit: SIGN_IN_FORMS } }];
}

/** Markup of an element that people can type into or press, or whose name only the page's data knows. */
const TYPED_MARKUP = /<(?:input|textarea|select|button)\b|<\$\{|\bcontenteditable\b/i;

/** The properties of a node whose values are no lists or objects. */
function plainProperties(node: Node): Record<string, unknown> {
  const entries = (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
    name && value ? [[name.value, value.children ? true : value.value]] : [],
  );
  return Object.fromEntries(entries);
}

/**
 * On the sign-in page of a company or app nothing but the platform's own node `sign-in` takes text: what people type to sign
 * in belongs to the platform. Only light nodes stand around it: a page that froze the tab would keep everybody out. A page without that node gets it at its end, or nobody could sign in on it. On every page
 * that form stands twice at most, and in no list.
 */
export const signIn: Rule = (visit, context, document) => {
  const repeated = repeatedForm(visit, document);
  if (repeated.length || !isTenantsSignIn(context)) return repeated;
  const { node, path, key, keys, reading } = visit;
  if (path.length === 0)
    return hasSignIn(getNodeValue(node)) ? [] : [{ code: 'login.no-sign-in', severity: 'warning' }];
  if (node.type === 'string' && key !== 'type' && TYPED_MARKUP.test(node.value)) {
    return [{ code: 'login.field', values: { type: 'HTML' } }];
  }
  if (node.type !== 'object' || reading !== 'node') return [];
  const type = stringProperty(node, 'type');
  if (takesText(plainProperties(node))) return [{ code: 'login.field', values: { type: type ?? '' } }];
  // The type of an animation names no node.
  return type === undefined || isSignInNode(type) || keys.includes('animations')
    ? []
    : [{ code: 'login.node', values: { type } }];
};
