import { getStores } from 'amis-core/lib/store/manager';
import type { Texts } from '../../i18n/translate.ts';
import type { HostState } from '../../state/state.ts';
import type { Store } from '../../state/store.ts';
import type { Locale } from '../../types/start.ts';
import type { FieldStore } from './retell-errors.ts';

/**
 * Keeps what is said at the fields and in messages in the language of the page, whose own texts do not hold the server's. amis's stores
 * are one table for all frames.
 * @param textsOf answers all texts of a language
 */
export function followLanguage(store: Store<HostState>, textsOf: (locale: Locale) => Promise<Texts>): void {
  let spoken = store.get().locale;
  store.subscribe(() => {
    const { locale } = store.get();
    if (locale === spoken) return;
    const texts = [spoken, locale].map(textsOf);
    spoken = locale;
    Promise.all([import('./retell.ts'), ...texts])
      .then(([{ retell }, then, now]) => retell(Object.values(getStores() as Record<string, FieldStore>), then!, now!))
      .catch(() => undefined);
  });
}
