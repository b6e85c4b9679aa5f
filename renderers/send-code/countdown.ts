import { useEffect, useReducer } from 'react';

/** Seconds before another code may be sent, where the page says nothing else. The server refuses one before. */
export const PAUSE = 60;

/**
 * When each button may be pressed again, in milliseconds since 1970. Kept outside of the component, because a countdown goes on
 * when the button disappears with its tab and comes back.
 */
const deadlines = new Map<string, number>();

/** Starts the countdown of a button. */
export function startCountdown(key: string, seconds: number): void {
  deadlines.set(key, Date.now() + seconds * 1000);
}

/** Whole seconds until the button may be pressed again; 0 when it may. */
export function secondsLeft(key: string): number {
  const left = Math.ceil(((deadlines.get(key) ?? 0) - Date.now()) / 1000);
  return Math.max(0, left);
}

/** The seconds left, drawn anew every second while they run. */
export function useSecondsLeft(key: string): { left: number; start: (seconds: number) => void } {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const left = secondsLeft(key);
  useEffect(() => {
    if (left > 0) {
      const timer = setTimeout(draw, (deadlines.get(key) ?? 0) - Date.now() - (left - 1) * 1000);
      return () => clearTimeout(timer);
    }
    return undefined;
  });
  return {
    left,
    start(seconds) {
      startCountdown(key, seconds);
      draw();
    },
  };
}
