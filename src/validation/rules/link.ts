import type { Node } from 'jsonc-parser';
import { matchRoute } from '../../routes/index.ts';
import type { ApiOperation } from '../../types/generated/operations.ts';
import type { RouteTable } from '../../types/start.ts';
import { suggest } from '../suggest.ts';
import { stringProperty } from '../walk.ts';
import type { Rule } from './rule.ts';

const LINK_KEYS = new Set(['href', 'link', 'redirect', 'to']);
const ACTION_KEYS = new Set(['url', 'link']);
const LEADING_ACTIONS = new Set(['link', 'url', 'goto']);
const PATH = /^(?:\$\{contextPath\})?(\/(?!\/)[^?#]*)/;

/** The action that an address belongs to, as a property of its own or among its `args`. */
function leadsSomewhere(owner: Node | undefined): boolean {
  const above = owner?.parent?.children?.[0]?.value === 'args' ? owner.parent.parent : undefined;
  return [owner, above].some((action) => LEADING_ACTIONS.has(stringProperty(action, 'actionType') ?? ''));
}

/** The path on this platform that an address names; undefined for other sites and what is only known at run time. */
function ownPath(address: string): string | undefined {
  const path = PATH.exec(address.trim())?.[1];
  return path?.includes('${') ? undefined : path;
}

/** Whether a route shows a page of its own there; a route for everything below that says "not found" does not count. */
function isRoute({ routes, errors }: RouteTable, path: string): boolean {
  const route = matchRoute(routes, path)?.route;
  return route !== undefined && !(route.path.endsWith('*') && 'screen' in route && route.screen === errors['404']);
}

function isCall(operations: readonly ApiOperation[], path: string): boolean {
  const readable = operations.filter(({ method, scoped }) => method === 'GET' && !scoped);
  return readable.some((operation) => matchRoute([{ path: operation.path, redirect: '' }], path) !== null);
}

/** Every address of a page on this platform that is written out leads to a route, or to a call as downloads do. */
export const link: Rule = ({ node, key, path, owner }, { routes, operations = [] }) => {
  if (!routes || node.type !== 'string' || path.at(-1) !== key) return [];
  if (!LINK_KEYS.has(key) && !(ACTION_KEYS.has(key) && leadsSomewhere(owner))) return [];
  const target = ownPath(node.value);
  if (target === undefined || isRoute(routes, target) || isCall(operations, target)) return [];
  const known = routes.routes.map((route) => route.path).filter((pattern) => !/[:*]/.test(pattern));
  const suggestion = suggest(target, known);
  return [{ code: 'link.unknown-route', values: { path: target }, ...(suggestion ? { suggestion } : {}) }];
};
