import { getStores } from 'amis-core/lib/store/manager';
import { useEffect, useRef } from 'react';
import { fetchTexts } from '../../i18n/locale.ts';
import type { Locale } from '../../types/start.ts';
import type { FieldStore } from './retell-errors.ts';

/**
 * Keeps what is said at the fields and in messages in the language of the page, whose own texts do not hold
 * the server's. amis's stores are one table for all frames.
 */
export function useRetoldErrors(locale: Locale, contextPath: string): void {
  const spoken = useRef(locale);
  useEffect(() => {
    const before = spoken.current;
    spoken.current = locale;
    if (before === locale) return;
    const texts = [before, locale].map((each) => fetchTexts(each, contextPath));
    Promise.all([import('./retell.ts'), ...texts])
      .then(([{ retell }, then, now]) => retell(Object.values(getStores() as Record<string, FieldStore>), then!, now!))
      .catch(() => undefined);
  }, [locale, contextPath]);
}
