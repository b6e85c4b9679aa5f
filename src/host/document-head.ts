import { translateText } from '../i18n/translate.ts';
import { pageTitle } from '../routes/index.ts';
import type { HostState } from './state.ts';

/** Writes the page's title and language into the document: `page title · site name`. */
export function writeHead({ view, routes, config, texts, locale }: HostState, page: Document = document): void {
  const title = translateText(pageTitle(view, routes.routes), texts);
  page.title = [title, config.siteName].filter(Boolean).join(' · ');
  page.documentElement.lang = locale;
}
