import { useSyncExternalStore } from 'react';

/** Windows in which two columns of text have no room. */
const NARROW = '(max-width: 767.98px)';

function watch(tell: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether the window is too narrow for two columns. A React hook. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(NARROW).matches);
