import type { Node } from 'jsonc-parser';
import { matchRoute } from '../../routes/index.ts';
import type { ApiOperation } from '../../types/generated/operations.ts';
import type { RouteTable } from '../../types/start.ts';
import { suggest } from '../suggest.ts';
import { stringProperty } from '../walk.ts';
import type { Problem, Rule, RuleContext } from './rule.ts';

const LINK_KEY = /^(?:href|link|redirect|to)$/;
const LEADING_ACTION = /^(?:link|url|goto)$/;
const PATH = /^(?:\$\{contextPath\})?(\/(?!\/)[^?#]*)/;

/** The action that an address belongs to, as a property of its own or among its `args`. */
function belongsToLink(owner: Node | undefined): boolean {
  const above = owner?.parent?.children?.[0]?.value === 'args' ? owner.parent.parent : undefined;
  return [owner, above].some((action) => LEADING_ACTION.test(stringProperty(action, 'actionType') ?? ''));
}

/** The path on this platform that an address names; undefined for other sites and what is only known at run time. */
function ownPath(address: string): string | undefined {
  const path = PATH.exec(address.trim())?.[1];
  return path?.includes('${') ? undefined : path;
}

/** Whether a route shows a page of its own there; a route for everything below that says "not found" does not count. */
export function isRoute({ routes, errors }: RouteTable, path: string): boolean {
  const route = matchRoute(routes, path)?.route;
  return route !== undefined && !(route.path.endsWith('*') && 'screen' in route && route.screen === errors['404']);
}

function isCall(operations: readonly ApiOperation[], path: string): boolean {
  const readable = operations.filter(({ method, scoped }) => method === 'GET' && !scoped);
  return readable.some((operation) => matchRoute([{ path: operation.path, redirect: '' }], path) !== null);
}

/** What is wrong with an address on this platform that leads neither to a route nor to a call, as downloads do. */
export function deadLink(address: string, { routes, operations = [] }: RuleContext): Problem[] {
  const target = ownPath(address);
  if (!routes || target === undefined || isRoute(routes, target) || isCall(operations, target)) return [];
  const known = routes.routes.map((route) => route.path).filter((pattern) => !/[:*]/.test(pattern));
  return [{ code: 'link.unknown-route', values: { path: target }, suggestion: suggest(target, known) }];
}

/** Every address of a page on this platform that is written out leads somewhere. */
export const link: Rule = ({ node, key, path, owner }, context) => {
  if (node.type !== 'string' || path.at(-1) !== key) return [];
  return LINK_KEY.test(key) || (key === 'url' && belongsToLink(owner)) ? deadLink(node.value, context) : [];
};
