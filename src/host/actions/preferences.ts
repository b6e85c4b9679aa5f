import type { Fetcher } from '../../api/fetcher.ts';
import { isLocale, switchLocale } from '../../screens/switch-locale.ts';
import { rememberInCookie } from '../../state/cookie.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import { isAppearance, wearAppearance } from '../../theme/appearance.ts';

/** How pages are to speak, or to look; what is neither a language nor a look changes nothing. */
export type Preference = { locale: unknown } | { appearance: unknown };

/**
 * Puts a choice in force on the page, and remembers it in the browser and with the account of a signed-in person. Where the account
 * cannot be told, it counts in this browser. Rejects and changes nothing when the page cannot follow.
 */
export async function putInForce(store: Store<HostState>, fetcher: Fetcher, chosen: Preference): Promise<void> {
  if ('locale' in chosen) {
    const { locale } = chosen;
    if (!isLocale(locale) || locale === store.get().locale) return;
    await switchLocale(store, locale);
  } else {
    const { appearance } = chosen;
    if (!isAppearance(appearance)) return;
    wearAppearance(store.get().theme?.isDark ? 'dark' : appearance);
    rememberInCookie('appearance', appearance, store.get().contextPath);
    store.set({ appearance });
  }
  if (store.get().user) {
    await fetcher({ method: 'post', url: '/api/user/preferences', data: chosen }).catch(() => undefined);
  }
}
