import type { RouteTable } from '../../../../src/types/start.ts';
import type { Context } from '../../../kernel/contracts/index.ts';
import type { Scope } from '../../../kernel/contracts/tenancy.ts';
import { previewQuery } from '../calling.ts';
import { shownState } from '../previewed.ts';

/** Addresses of sign-in pages: they show a company's own page where the query names the company. */
const SIGN_IN = ['/login', '/login/standalone'];

function addressOf(path: string, { company, app }: Scope): string | null {
  const address = (company ? path.replace(':companyKey', company.key) : path).replace(':appKey', app?.key ?? ':appKey');
  if (/[:*]/.test(address)) return null;
  if (!SIGN_IN.includes(address) || !company) return address;
  return `${address}?company=${company.key}${app ? `&app=${app.key}` : ''}`;
}

/**
 * An address at which a level sees one of some screens; null when no address without further parameters shows one.
 * @param ids the screen and the pages that hold it, the nearest first
 */
function previewAddress({ routes }: RouteTable, scope: Scope, ids: readonly string[]): string | null {
  for (const id of ids) {
    for (const route of routes) {
      if (!('screen' in route) || (route.screen !== id && route.shell !== id)) continue;
      const address = addressOf(route.path, scope);
      // Pages of a company or an app lie below its address; others show nothing of it.
      const own = scope.app ? ':appKey' : scope.company ? ':companyKey' : '';
      const isOwn = route.path.includes(own) || SIGN_IN.includes(route.path);
      if (address !== null && isOwn) return address;
    }
  }
  return null;
}

/** The address at which a level sees a screen, or a page that holds it; null when there is none. */
export function addressShowing({ services, scope }: Pick<Context, 'services' | 'scope'>, id: string): string | null {
  return previewAddress(services.routeTable.current(), scope, [id, ...services.screens.pagesWith(id)]);
}

/** The signed address that shows a state of a screen to the caller; null when it has no address, or the state has mistakes. */
export async function statePreview(context: Context, id: string, state: string): Promise<string | null> {
  const address = signedAddress(context, id, state);
  return address && (await shownState(context.services, context.scope, { id, state }, id)) ? address : null;
}

/** The signed address that shows a state of a screen, whatever is in it; null when the screen has no address. */
export function signedAddress(context: Pick<Context, 'services' | 'scope'>, id: string, state: string): string | null {
  const address = addressShowing(context, id);
  return address && withQuery(address, previewQuery(context, id, state));
}

/** An address with a further query. */
export const withQuery = (address: string, query: string): string =>
  address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
