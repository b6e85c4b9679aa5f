import type { Frame } from '../../reach/frame.ts';
import { isEmbedded } from '../../routes/index.ts';
import { prefixOf } from '../../screens/address.ts';
import type { HostState } from '../../state/state.ts';
import { type Remembered, recall } from './remembered.ts';
import { isTenants } from './speaker.ts';

/** What every page can read by `${…}`: who and where, never more than the browser's user may know. */
export interface RootData {
  config: HostState['config'];
  user: HostState['user'];
  companies: HostState['companies'];
  locale: string;
  /** How pages look: `light`, `dark`, or `system` for what the device says. */
  appearance: string;
  query: Record<string, string>;
  /** The query string with its question mark, for addresses that keep it; empty without one. */
  search: string;
  /** The page is shown inside another, without its frame. */
  embedded: boolean;
  params: Record<string, string>;
  scope: HostState['scope'];
  prefix: string;
  contextPath: string;
  route: { path: string; screen: string; title: string } | null;
  /** The nearest level at which this person may change the page; absent for others, and for pages of tenants. */
  editAt?: HostState['view']['screen']['editAt'];
  /** Another one whenever a link is followed, back and forward too: what is to hold until then remembers it. */
  visit: string;
  online: boolean;
  /** The browser is a mobile one; a narrow window alone is none. */
  mobile: boolean;
  /** The window has no room for two things beside each other. The editor's document alone says so. */
  narrow?: boolean;
  /** Pages look dark now, by the person's choice or by the device. The editor's document alone says so. */
  dark?: boolean;
  /** What the company or app of a sign-in page shows around the form. */
  look?: HostState['look'];
  /** What the sign-in page did last time, and which views were chosen. */
  remembered: Remembered;
}

/** What a document tells its pages beside what all do. */
type DocumentData = Pick<RootData, 'dark' | 'narrow'>;

let ofDocument = (): DocumentData => ({});

/** Has this document tell its pages more. */
export function setDocumentData(read: () => DocumentData): void {
  ofDocument = read;
}

/** The values of a query string; of a repeated name the last one counts. */
export function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** What a tenant's page may know of its reader: no more than other people see, and the company it belongs to. */
export function readerFor(
  frame: Frame | undefined,
  { user, companies, view: { screen } }: HostState,
): Pick<RootData, 'user' | 'companies' | 'editAt'> {
  if (!frame || !isTenants(frame)) return { user, companies, editAt: screen.editAt };
  const { id, name, nickName, avatar } = user ?? {};
  return {
    user: user && ({ id, name, nickName, avatar } as RootData['user']),
    companies: companies.filter(({ key }) => key === frame.scope.company),
  };
}

/**
 * Builds the root data of an amis tree.
 * @param frame whose page reads it; a tenant's is told less
 */
export function rootDataOf(state: HostState, frame?: Frame): RootData {
  const { config, locale, appearance, scope, contextPath, online, mobile, view, place, look } = state;
  const { route, params } = view;
  const query = queryOf(place.search);
  return {
    config,
    ...readerFor(frame, state),
    locale,
    appearance,
    query,
    search: place.search,
    // A tenant's page without the platform's header could pass for the platform.
    embedded: isEmbedded(query) && (!isTenants(view.screen) || window.top !== window),
    params,
    scope,
    prefix: prefixOf(scope),
    contextPath,
    route: route && { path: route.path, screen: view.screen.id, title: route.title },
    visit: view.key + place.key,
    online,
    mobile,
    ...ofDocument(),
    ...(look ? { look } : {}),
    remembered: recall(),
  };
}
