import { pathShowing } from '../../../../src/routes/index.ts';
import type { RouteTable } from '../../../../src/types/start.ts';
import { includesIn } from '../../../../src/validation/parts/compose.ts';
import type { RouteTables } from '../../../kernel/route-table/route-table.ts';
import type { BuiltinScreens } from '../builtin.ts';

/** Where a screen appears. */
export interface Places {
  /** Addresses that show it as page, frame or error page. */
  routes: string[];
  /** Ids of the shipped screens that include it. */
  pages: string[];
}

type Shipped = Pick<BuiltinScreens, 'get' | 'ids'>;

/** Says for each screen where it appears. */
function placesIn({ routes, errors }: RouteTable, builtin: Shipped): (id: string) => Places {
  const including = new Map<string, string[]>();
  for (const id of builtin.ids()) {
    for (const part of includesIn(builtin.get(id)!.schema)) including.set(part, [...(including.get(part) ?? []), id]);
  }
  return (id: string): Places => {
    const showing = routes.map((route) => pathShowing(route, id)).filter((path) => path !== null);
    const failing = Object.entries(errors).filter(([, screen]) => screen === id);
    const shown = [...showing, ...failing.map(([code]) => `/${code}`)];
    return { routes: [...new Set(shown)], pages: including.get(id) ?? [] };
  };
}

/**
 * Keeps the answer, for which all shipped screens are looked through, until the routes or a shipped screen become others. A list asks
 * for all of its screens in one go; whether something has changed is looked at once for them.
 */
export function createPlaces(table: RouteTables, builtin: Shipped) {
  let known: { key: string; of: (id: string) => Places } | undefined;
  return {
    /** Where each screen appears now. */
    now(): (id: string) => Places {
      const key = [table.version(), ...builtin.ids().map((each) => builtin.get(each)!.version)].join();
      if (known?.key !== key) known = { key, of: placesIn(table.current(), builtin) };
      return known.of;
    },
  };
}
