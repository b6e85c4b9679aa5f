import { tenantLimits } from './limits.ts';

const WAITING = /^(?:interval|checkInterval|initCheckInterval)$/;

/** Milliseconds that a browser can wait; it takes a larger number for 0. */
const LONGEST_TIME = 2_147_483_647;

/** Whether a property of a node says how long it waits before it calls again. A carousel's only turns its pictures over. */
export const isWaiting = (key: string, type: string): boolean =>
  WAITING.test(key) && !(key === 'interval' && type.toLowerCase() === 'carousel');

/** Whether so many milliseconds lie between two calls. A browser takes a text, or a time that is too long for it, for none at all. */
export function isRareEnough(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  return Number(value) >= tenantLimits.interval && Number(value) <= LONGEST_TIME;
}
