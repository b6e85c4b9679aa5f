import { type RefObject, useEffect, useRef } from 'react';
import type { PanelSample } from '../theme/panels/panel.ts';

/**
 * Puts the parts of a sample that `at` names in a state, and presses what `open` names, as soon as they are there. A React hook; what it answers
 * is for the element around the sample.
 */
export function useStage(state: string, { at, open }: Pick<PanelSample, 'at' | 'open'>): RefObject<HTMLDivElement> {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = stage.current;
    if (!around || !(at || open)) return;
    const pressed = new WeakSet<Element>();
    function arrange(): void {
      for (const part of at ? around!.querySelectorAll(at) : []) part.classList.add(`pv-${state}-here`);
      const target = open && around!.querySelector(open);
      if (!target || pressed.has(target)) return;
      pressed.add(target);
      target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    const watch = new MutationObserver(arrange);
    watch.observe(around, { childList: true, subtree: true });
    arrange();
    return () => watch.disconnect();
  }, [state, at, open]);
  return stage;
}
