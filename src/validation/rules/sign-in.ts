import { getNodeValue, type Node } from 'jsonc-parser';
import { standsAtSignIn } from '../../reach/frame.ts';
import { isSignInNode } from '../../reach/sign-in-nodes.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { takesText } from '../../reach/text-fields.ts';
import { hasSignIn } from '../../screens/with-sign-in.ts';
import { stringProperty } from '../walk.ts';
import type { Rule, RuleContext } from './rule.ts';

/** Whether the page is a company's or app's own sign-in page. */
export const isTenantsSignIn = ({ screen = '', standsFor, layer }: RuleContext): boolean =>
  isTenantLayer(layer) && standsAtSignIn({ screen, standsFor });

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
 * in belongs to the platform. Only light nodes stand around it: a page that froze the tab would keep everybody out. A page without that node gets it at its end, or nobody could sign in on it.
 */
export const signIn: Rule = ({ node, path, key, keys, reading }, context) => {
  if (!isTenantsSignIn(context)) return [];
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
