import { isTenantLayer } from '../../../src/reach/tenant-layer.ts';
import { isEmbedded, routeOfScreen } from '../../../src/routes/index.ts';
import { prefixOf } from '../../../src/screens/address.ts';
import { element, escapeHtml } from '../../../src/shell/html.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { Shells } from '../shells/service.ts';
import type { Showing } from './decide.ts';
import type { Gathered } from './gather.ts';
import { readPiece } from './pieces.ts';
import { textsFor } from './texts.ts';

/** The address that a page is shown for. */
interface Address {
  query: Record<string, string>;
  /** With its question mark; empty without a query. */
  search: string;
}

const words = element('span', { class: 'pw-skeleton pw-skeleton-words', 'aria-hidden': 'true' });

/** A page of which nothing may be shown yet but its name, to those who listen. */
function unknownPage(name: string, piece: string): string {
  const title = element('h1', { class: 'pw-title' }, element('span', { class: 'pw-unseen' }, escapeHtml(name)) + words);
  return element('div', { class: 'pw-page' }, title + element('p', { class: 'pw-lead' }, words) + piece);
}

/** What the page's formulas see, as `rootDataOf` gives it to the live page. */
function seenBy({ route, params }: Showing, { screen, start }: Gathered, { query }: Address): Record<string, unknown> {
  const { user, companies = [], scope, appearance } = start;
  return {
    user,
    companies,
    scope,
    appearance,
    params,
    embedded: isEmbedded(query),
    prefix: prefixOf(scope),
    route: route && { path: route.path, screen: screen.id, title: route.title },
    visit: 'first',
  };
}

/** Makes the first picture of a page. */
export type FirstPictures = (showing: Showing, gathered: Gathered, address: Address) => Promise<string>;

/**
 * Makes the first pictures of pages in the app document: the shell in force with what of the page can be shown without a script, and
 * for the rest the skeleton that the route names. A tenant's page is drawn in a document of its own, so its place stays open. The
 * picture stands until the live page is there.
 */
export function createFirstPictures({
  projectRoot,
  shells,
}: Pick<ServiceBase, 'projectRoot'> & { shells: Pick<Shells, 'frame'> }): FirstPictures {
  return async (showing, gathered, address) => {
    if (showing.document !== 'app') return '';
    const { screen, start, name } = gathered;
    const { skeleton = '' } = routeOfScreen({ screen, route: showing.route }, start.routes.routes) ?? {};
    const [shell, page] = [start.shell, start.screen].map((shown) => (isTenantLayer(shown?.layer) ? null : shown));
    const missing = element(
      'div',
      { class: 'pw-rest', 'aria-busy': 'true' },
      readPiece(projectRoot, `page/${skeleton}`),
    );
    const unknown = unknownPage(name, missing);
    const frame = await shells.frame(shell ?? null, page ?? null, {
      config: start.config,
      locale: start.locale,
      texts: textsFor(start.texts, [shell?.schema, page?.schema]),
      mobile: start.mobile,
      ...(start.given ? { given: start.given } : {}),
      ...address,
      seen: seenBy(showing, gathered, address),
      rest: missing,
      unknown,
    });
    return frame || element('main', { class: 'pw-main' }, unknown);
  };
}
