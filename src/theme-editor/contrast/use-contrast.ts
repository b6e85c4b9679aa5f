import { useContext, useEffect, useRef } from 'react';
import { TextsContext } from '../../i18n/texts-context.ts';
import type { Editing } from '../context.ts';
import { lookAt } from './look-at.ts';

/** Milliseconds after a change until the samples are looked at. */
const REST = 400;

/** Looks at the samples in a page while a theme is edited, whenever they or the theme have changed. A React hook. */
export function useContrast(editing: Editing | null, page: Document | null, look: 'light' | 'dark'): void {
  const texts = useContext(TextsContext);
  const latest = useRef({ look, texts });
  latest.current = { look, texts };
  const session = editing?.session;
  const contrast = editing?.contrast;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another look is looked at anew
  useEffect(() => {
    if (!session || !contrast || !page) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      const key = page.querySelector<HTMLElement>('[data-theme-panel]')?.dataset['themePanel'];
      if (key) void lookAt(page, [key], contrast, () => ({ theme: session.state().theme, ...latest.current }));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(run, REST);
    };
    const watch = new MutationObserver(wait);
    watch.observe(page.body, { childList: true, subtree: true });
    const leave = session.subscribe(wait);
    wait();
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      leave();
    };
  }, [session, contrast, page, look]);
}
