import { pathShowing } from '../../../../src/routes/index.ts';
import type { RouteTable } from '../../../../src/types/start.ts';
import type { Context } from '../../../kernel/contracts/index.ts';
import type { Scope } from '../../../kernel/contracts/tenancy.ts';
import { previewQuery } from '../calling.ts';
import { stateToShow, type Unshown } from '../previewed.ts';

/** Addresses of sign-in pages: they show a company's own page where the query names the company. */
const SIGN_IN = ['/login', '/login/standalone'];

/** Leads to the page that shows the draft of a signed link, so that a long link has a short address. */
export const shortPreviewPath = '/preview/open';

/** The address of a route as a level has it; with parameters in it where the level does not say what stands there. */
export function addressOf(path: string, { company, app }: Scope): string {
  const address = (company ? path.replace(':companyKey', company.key) : path).replace(':appKey', app?.key ?? ':appKey');
  if (!SIGN_IN.includes(address) || !company) return address;
  return `${address}?company=${company.key}${app ? `&app=${app.key}` : ''}`;
}

/** Whether a route shows pages of a level. Those of a company or an app lie below its address, but for its sign-in page. */
export const isOfLevel = (path: string, { company, app }: Scope): boolean =>
  path.includes(app ? ':appKey' : company ? ':companyKey' : '') || SIGN_IN.includes(path);

/** Whether an address needs nothing further. */
const isWhole = (address: string): boolean => !/[:*]/.test(address);

/**
 * An address at which a level sees one of some screens; null when no address without further parameters shows one.
 * @param ids the screen and the pages that hold it, the nearest first
 */
function previewAddress({ routes }: RouteTable, scope: Scope, ids: readonly string[]): string | null {
  for (const id of ids) {
    for (const route of routes) {
      const path = pathShowing(route, id);
      const address = path && addressOf(path, scope);
      if (address && isWhole(address) && isOfLevel(route.path, scope)) return address;
    }
  }
  return null;
}

/** The address at which a level sees a screen, or a page that holds it; null when there is none. */
export function addressShowing({ services, scope }: Pick<Context, 'services' | 'scope'>, id: string): string | null {
  return previewAddress(services.routeTable.current(), scope, [id, ...services.screens.pagesWith(id)]);
}

/**
 * The address as it is shown in a frame of one of the platform's pages. A sign-in page runs in the platform's document; in a frame it comes
 * without scripts and apart, so that one that takes long leaves the page around it alone.
 */
const asPicture = (address: string): string =>
  SIGN_IN.includes(address.split('?', 1)[0]!) ? withQuery(address, '?as=visitor') : address;

/** The signed address of a preview, or why it has none. `nowhere`: no route without parameters shows the screen. */
export interface StatePreview {
  address: string | null;
  missing: Unshown | 'nowhere' | null;
}

/** Makes a signed address that previews one state of a screen. Without an address, `missing` gives the reason. */
export async function statePreview(context: Context, id: string, state: string): Promise<StatePreview> {
  const address = signedAddress(context, id, state);
  if (!address) return { address, missing: 'nowhere' };
  const found = await stateToShow(context.services, context.scope, { id, state });
  return typeof found === 'string' ? { address: null, missing: found } : { address: asPicture(address), missing: null };
}

/** The signed address that shows a state of a screen, whatever is in it; null when the screen has no address. */
export function signedAddress(context: Pick<Context, 'services' | 'scope'>, id: string, state: string): string | null {
  const address = addressShowing(context, id);
  return address && withQuery(address, previewQuery(context, id, state));
}

/** An address with a further query. */
export const withQuery = (address: string, query: string): string =>
  address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
