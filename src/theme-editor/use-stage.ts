import { type RefObject, useEffect, useRef } from 'react';
import type { PanelSample } from '../theme/panels/panel.ts';

/**
 * Puts the parts of a sample that `at` names in a state, and gives the focus to what `focus` names, as soon as they are there. A React hook; what
 * it answers is for the element around the sample.
 */
export function useStage(state: string, { at, focus }: Pick<PanelSample, 'at' | 'focus'>): RefObject<HTMLDivElement> {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = stage.current;
    if (!around || !(at || focus)) return;
    const focused = new WeakSet<Element>();
    function arrange(): void {
      for (const part of at ? around!.querySelectorAll(at) : []) part.classList.add(`pv-${state}`);
      const target = focus && around!.querySelector(focus);
      if (!target || focused.has(target)) return;
      focused.add(target);
      target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    const watch = new MutationObserver(arrange);
    watch.observe(around, { childList: true, subtree: true });
    arrange();
    return () => watch.disconnect();
  }, [state, at, focus]);
  return stage;
}
