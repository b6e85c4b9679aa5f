import { translateText } from '../../i18n/translate.ts';
import { pageTitle } from '../../routes/index.ts';
import type { HostState } from '../../state/state.ts';
import { queryOf } from '../frame-data/root-data.ts';

/** Writes the page's title and language into the document: `page title · site name`. */
export function writeHead(state: HostState, page: Document = document): void {
  const { view, routes, config, user, companies, texts, locale, place } = state;
  const context = { config, user, companies, params: view.params, query: queryOf(place.search) };
  const title = view.title ?? translateText(pageTitle(view, routes.routes, context), texts);
  page.title = [title, config.siteName].filter(Boolean).join(' · ');
  page.documentElement.lang = locale;
}
