import type { Node } from 'jsonc-parser';
import type { RouteTable } from '../types/start.ts';
import { type CheckOptions, checkDocument } from './check-document.ts';
import { jsonPointer } from './json-pointer.ts';
import type { Finding, Message } from './message.ts';
import { layers, routeValues } from './route-values.ts';
import { evalText } from './rules/eval-text.ts';
import { jsonRules } from './rules/index.ts';
import { isRoute } from './rules/link.ts';
import { textKey } from './rules/text-key.ts';
import { suggest } from './suggest.ts';
import { property } from './walk.ts';

const SCREEN_ROUTE = ['path', 'screen', 'document', 'access', 'title'];
const OPTIONAL = ['shell', 'when', 'entry', 'skeleton'];
const REDIRECT_ROUTE = ['path', 'redirect'];
const PATH = /^\/(?:(?::?[A-Za-z0-9._-]+\/)*(?::?[A-Za-z0-9._-]+|\*))?$/;

/** What a route may name. */
interface RouteNames {
  /** Ids of screens. */
  screens: ReadonlySet<string>;
  /** What can stand there until a page is. */
  skeletons: ReadonlySet<string>;
}

type Report = (node: Node, code: string, values?: Record<string, string>, suggestion?: string) => Finding;

function reporter(path: readonly (string | number)[]): Report {
  return (node, code, values, suggestion) => ({
    offset: node.offset,
    pointer: jsonPointer(path),
    severity: 'error',
    code: `routes.${code}`,
    ...(values ? { values } : {}),
    ...(suggestion ? { suggestion } : {}),
  });
}

function checkProperties(route: Node, report: Report): Finding[] {
  const isRedirect = property(route, 'redirect') !== undefined;
  const required = isRedirect ? REDIRECT_ROUTE : SCREEN_ROUTE;
  const allowed = isRedirect ? REDIRECT_ROUTE : [...SCREEN_ROUTE, ...OPTIONAL];
  const missing = required.filter((key) => !property(route, key)).map((key) => report(route, 'missing', { key }));
  const unknown = (route.children ?? []).flatMap((entry) => {
    const name = entry.children?.[0];
    if (!name || allowed.includes(name.value)) return [];
    return [report(name, 'property', { key: name.value }, suggest(name.value, allowed))];
  });
  return [...missing, ...unknown];
}

function checkValues(route: Node, { screens, skeletons }: RouteNames, path: readonly (string | number)[]): Finding[] {
  return (route.children ?? []).flatMap((entry) => {
    const [name, node] = entry.children ?? [];
    if (!name || !node) return [];
    const key: string = name.value;
    const value = String(node.value);
    const report = reporter([...path, key]);
    if (key === 'screen' || key === 'shell') {
      // The address names the screen, as for the pages of apps.
      const isOpen = key === 'screen' && /^[a-z0-9-]+\/:\w+$/.test(value);
      return isOpen || screens.has(value) ? [] : [report(node, 'screen', { screen: value }, suggest(value, screens))];
    }
    if (key === 'path') return PATH.test(value) ? [] : [report(node, 'path')];
    if (key === 'when') return /^\$\{[\s\S]*\}$/.test(value) ? [] : [report(node, 'when')];
    const listed = Object.hasOwn(routeValues, key) ? routeValues[key] : undefined;
    const allowed = key === 'skeleton' ? [...skeletons] : listed;
    if (!allowed || allowed.includes(value)) return [];
    return [report(node, 'value', { key, value, allowed: allowed.join(', ') }, suggest(value, allowed))];
  });
}

function checkRedirect(route: Node, table: RouteTable | undefined, path: (string | number)[]): Finding[] {
  const redirect = property(route, 'redirect');
  const targets = redirect?.type === 'array' ? (redirect.children ?? []) : redirect ? [redirect] : [];
  return targets.flatMap((target, index) => {
    if (!table || isRoute(table, String(target.value))) return [];
    const report = reporter(target === redirect ? path : [...path, index]);
    return [report(target, 'redirect', { path: String(target.value) })];
  });
}

/** Layers that a row may name: the platform overrides what has no row. */
const LOWEST = layers.filter((layer) => layer !== 'platform');

/** The lowest layers name screens that exist, and layers. */
function checkOverridable(root: Node, { screens }: RouteNames): Finding[] {
  return (property(root, 'overridable')?.children ?? []).flatMap((entry) => {
    const [name, node] = entry.children ?? [];
    if (!name || !node) return [];
    const [screen, value] = [String(name.value), String(node.value)];
    const report = reporter(['overridable', screen]);
    if (!screens.has(screen)) return [report(name, 'screen', { screen }, suggest(screen, screens))];
    if (LOWEST.includes(value)) return [];
    return [report(node, 'value', { key: screen, value, allowed: LOWEST.join(', ') }, suggest(value, LOWEST))];
  });
}

function checkTable(root: Node, table: RouteTable | undefined, names: RouteNames): Finding[] {
  const routes = property(root, 'routes');
  const errors = property(root, 'errors');
  if (routes?.type !== 'array' || errors?.type !== 'object') return [reporter([])(root, 'shape')];
  const seen = new Set<string>();
  const inRoutes = (routes.children ?? []).flatMap((route, index) => {
    const report = reporter(['routes', index]);
    if (route.type !== 'object') return [report(route, 'missing', { key: 'path' })];
    const findings = [...checkProperties(route, report), ...checkValues(route, names, ['routes', index])];
    const path = property(route, 'path');
    const shape = String(path?.value).replace(/:[^/]+/g, ':');
    if (path && seen.has(shape)) {
      findings.push(reporter(['routes', index, 'path'])(path, 'duplicate', { path: path.value }));
    }
    if (path) seen.add(shape);
    return [...findings, ...checkRedirect(route, table, ['routes', index, 'redirect'])];
  });
  const inErrors = (errors.children ?? []).flatMap((entry) => {
    const [name, node] = entry.children ?? [];
    if (!name || !node || names.screens.has(node.value)) return [];
    const screen = String(node.value);
    return [reporter(['errors', name.value])(node, 'screen', { screen }, suggest(screen, names.screens))];
  });
  return [...inRoutes, ...inErrors, ...checkOverridable(root, names)];
}

function isRow(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as { path?: unknown }).path === 'string';
}

/** A route table whose rows can be matched; undefined for anything else. */
export function readRoutes(text: string): RouteTable | undefined {
  try {
    const { routes, errors, overridable } = JSON.parse(text) as RouteTable;
    if (!Array.isArray(routes) || !routes.every(isRow) || typeof errors !== 'object' || errors === null)
      return undefined;
    return { routes, errors, ...(overridable ? { overridable } : {}) };
  } catch {
    return undefined;
  }
}

/**
 * Checks a route table: its screens, shells and skeletons exist, its values are among those that the program knows, no path is
 * there twice, redirects lead somewhere, titles are texts.
 */
export function validateRoutes(text: string, names: RouteNames, options: CheckOptions): Message[] {
  const rules = [...jsonRules, evalText, textKey];
  return checkDocument(text, rules, options, (root, isBroken) =>
    isBroken ? [] : checkTable(root, readRoutes(text), names),
  );
}
