import type { Route } from '../types/start.ts';

/** What no segment of a screen's id has. Any other text, such as one with `..` in it, would make the address of another call. */
const NO_ID = /[^a-z0-9-]/;

/** A row of the route table that fits a path, with the values of its `:name` segments. */
export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/**
 * Finds the row that shows a path. Rows are compared in order; a row without parameters beats one with, and a row that ends in
 * `*` (everything below) is the last resort. `pathname` is without query and without the configured context path.
 */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch | null {
  const segments = split(pathname);
  let best: RouteMatch | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  for (const route of routes) {
    const params = matchSegments(split(route.path), segments);
    const rank = params ? rankOf(route.path) : Number.POSITIVE_INFINITY;
    if (params && rank < bestRank) {
      best = { route: withParams(route, params), params };
      bestRank = rank;
    }
  }
  return best;
}

/** A row whose screen is `area/:name` shows the screen that the address names. */
function withParams(route: Route, params: Record<string, string>): Route {
  if (!('screen' in route) || !route.screen.includes(':')) return route;
  return { ...route, screen: route.screen.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') };
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  const open = pattern.at(-1) === '*';
  const fixed = open ? pattern.slice(0, -1) : pattern;
  if (open ? segments.length < pattern.length : segments.length !== fixed.length) {
    return null;
  }
  const params: Record<string, string> = {};
  for (const [index, part] of fixed.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) {
      const value = decode(segment);
      if (value === null || (/^:(area|name|pageKey)$/.test(part) && NO_ID.test(value))) {
        return null;
      }
      params[part.slice(1)] = value;
    } else if (part !== segment) {
      return null;
    }
  }
  return params;
}

function rankOf(path: string): number {
  return path.endsWith('*') ? 2 : path.includes('/:') ? 1 : 0;
}

/** Splits at slashes; one slash at the end is the same page. */
function split(path: string): string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/');
}

function decode(segment: string): string | null {
  try {
    return segment === '' ? null : decodeURIComponent(segment);
  } catch {
    return null;
  }
}
