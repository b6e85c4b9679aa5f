import { fetchTexts, loadAmisLocale, loadCalendarLocale } from '../i18n/locale.ts';
import { rememberInCookie } from '../state/cookie.ts';
import type { HostState } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import type { Locale } from '../types/start.ts';
import { typesOf } from './node-types.ts';
import { retranslate, type Speech } from './prepare.ts';

/** Whether a value is a locale we ship. */
export function isLocale(value: unknown): value is Locale {
  return value === 'zh-CN' || value === 'en-US';
}

/**
 * Switches the language in place: typed values stay, because the screens keep their shape and only their texts change. Rejects
 * and changes nothing when the texts cannot be had.
 */
export async function switchLocale(store: Store<HostState>, locale: Locale): Promise<void> {
  const { contextPath, view } = store.get();
  const types = [...typesOf(view.screen.source), ...typesOf(view.shell?.source)];
  const [texts] = await Promise.all([
    fetchTexts(locale, contextPath),
    loadAmisLocale(locale),
    loadCalendarLocale(locale, types),
  ]);
  rememberInCookie('locale', locale, contextPath);
  const { swapView } = await import('./swap.ts');
  swapView(store, { locale, texts, view: translateView(store.get().view, { locale, texts }) });
}

/** The same view in another language, or with other texts. */
export function translateView(view: HostState['view'], speech: Speech): HostState['view'] {
  return { ...view, screen: retranslate(view.screen, speech), shell: view.shell && retranslate(view.shell, speech) };
}
