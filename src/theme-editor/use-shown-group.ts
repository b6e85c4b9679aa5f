import { type RefCallback, useEffect, useState } from 'react';
import { groupClass } from '../theme/panels/expand.ts';

/** Shows a group of a form as soon as it is there, each time that something is selected. A React hook; what it answers is for the element around the form. */
export function useShownGroup(group: string, selected: unknown): RefCallback<HTMLElement> {
  const [box, setBox] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected anew is shown anew
  useEffect(() => {
    if (!box || group === '') return;
    const watch = new MutationObserver(show);
    function show(): boolean {
      const found = box!.querySelector(`.${groupClass(Number(group))}`);
      if (!found) return false;
      watch.disconnect();
      for (const other of box!.querySelectorAll('.is-found')) other.classList.remove('is-found');
      found.classList.add('is-found');
      found.scrollIntoView({ block: 'nearest' });
      return true;
    }
    if (!show()) watch.observe(box, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [box, group, selected]);
  return setBox;
}
