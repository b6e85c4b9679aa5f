import { translateText } from '../i18n/translate.ts';
import type { HostState } from './state.ts';

/** Writes the page's title and language into the document: `page title · site name`. */
export function writeHead({ view, config, texts, locale }: HostState, page: Document = document): void {
  const title = titleOf(view, texts);
  page.title = [title, config.siteName].filter(Boolean).join(' · ');
  page.documentElement.lang = locale;
}

/** A page's own title counts when it is a plain text, else that of its route. */
function titleOf(view: HostState['view'], texts: HostState['texts']): string {
  const own = view.screen.schema.title;
  const usable = typeof own === 'string' && own !== '' && !own.includes('${');
  return usable ? own : translateText(view.route?.title ?? '', texts);
}
