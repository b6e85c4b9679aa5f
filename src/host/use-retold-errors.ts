import { useEffect, useRef } from 'react';
import { fetchTexts } from '../i18n/locale.ts';
import type { Locale } from '../types/start.ts';
import type { FieldStore } from './retell-errors.ts';

/** What is used of the root of amis's stores. */
export interface RootStore {
  stores: Readonly<Record<string, FieldStore>>;
}

/** Keeps what is said at the fields and in messages in the language of the page, whose own texts do not hold the server's. */
export function useRetoldErrors(root: RootStore, locale: Locale, contextPath: string): void {
  const spoken = useRef(locale);
  useEffect(() => {
    const before = spoken.current;
    spoken.current = locale;
    if (before === locale) return;
    const texts = [before, locale].map((each) => fetchTexts(each, contextPath));
    Promise.all([import('./retell.ts'), ...texts])
      .then(([{ retell }, then, now]) => retell(Object.values(root.stores), then!, now!))
      .catch(() => undefined);
  }, [root, locale, contextPath]);
}
