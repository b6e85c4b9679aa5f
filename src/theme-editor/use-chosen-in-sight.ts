import { useEffect } from 'react';

/** Scrolls the list of components to the chosen one as soon as the preview is there, and each time that another is chosen. A React hook. */
export function useChosenInSight(isThere: boolean, chosen: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen anew is shown anew
  useEffect(() => {
    if (isThere) document.querySelector('.pw-theme-component.is-active')?.scrollIntoView({ block: 'nearest' });
  }, [isThere, chosen]);
}
