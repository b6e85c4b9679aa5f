import { type RefObject, useEffect, useRef } from 'react';
import type { PanelSample } from '../theme/panels/panel.ts';

/**
 * Puts the parts of a sample that `at` names in a state, gives the focus to what `focus` names, and clicks what `open` names, as soon as they are
 * there. A React hook; what it answers is for the element around the sample.
 */
export function useStage(
  state: string,
  { at, focus, open }: Pick<PanelSample, 'at' | 'focus' | 'open'>,
): RefObject<HTMLDivElement> {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = stage.current;
    if (!around || !(at || focus || open)) return;
    const done = new WeakSet<Element>();
    function once(selector: string | undefined, doIt: (target: HTMLElement) => void): void {
      const target = selector && around!.querySelector<HTMLElement>(selector);
      if (!target || done.has(target)) return;
      done.add(target);
      doIt(target);
    }
    function arrange(): void {
      for (const part of at ? around!.querySelectorAll(at) : []) part.classList.add(`pv-${state}`);
      once(focus, (target) => target.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
      once(open, (target) => target.click());
    }
    const watch = new MutationObserver(arrange);
    watch.observe(around, { childList: true, subtree: true });
    arrange();
    return () => watch.disconnect();
  }, [state, at, focus, open]);
  return stage;
}
