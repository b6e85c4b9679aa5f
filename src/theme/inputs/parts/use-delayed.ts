import { useEffect, useRef } from 'react';

/** Milliseconds after which what was typed or chosen has its effect. */
export const DELAY = 400;

/** Does the work that was asked for last, once nothing else was asked for a while; `now` does it at once. Nothing is left to do when the component goes. */
export function useDelayed(): { later(work: () => void): void; now(): void; never(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const waiting = useRef<(() => void) | undefined>();
  const tools = useRef({
    never() {
      clearTimeout(timer.current);
      waiting.current = undefined;
    },
    now() {
      const work = waiting.current;
      tools.current.never();
      work?.();
    },
    later(work: () => void) {
      clearTimeout(timer.current);
      waiting.current = work;
      timer.current = setTimeout(tools.current.now, DELAY);
    },
  });
  useEffect(() => tools.current.now, []);
  return tools.current;
}
