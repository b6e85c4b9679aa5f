import { useEffect } from 'react';
import { PLAIN } from './plain.ts';

/** Keeps the styles that a theme brings along off this document while a node is there: with them, an editor could become unusable. A React hook. */
export function usePlainDocument(page: Document = document): void {
  useEffect(() => {
    page.documentElement.setAttribute(PLAIN, '');
    return () => page.documentElement.removeAttribute(PLAIN);
  }, [page]);
}
