import { operations, type ReachRow, screens } from '../types/generated/reach.ts';
import type { Frame } from './frame.ts';

/** What an author looks for first: the calls of the page's own scope, then those of the built-in screen. Open ones serve few pages. */
const ORDER: readonly ReachRow['reach'][] = ['tenant', 'login', 'platform', 'any'];

/** The calls that a frame may make. The most useful ones are the first, those that read before those that change. */
export function allowedOperations(frame: Frame): ReachRow[] {
  const ids = new Set(Object.keys(screens[frame.screen] ?? screens[frame.standsFor ?? ''] ?? {}));
  const allShipped = frame.layer === 'platform' ? Object.values(screens).flatMap((calls) => Object.keys(calls)) : [];
  for (const id of allShipped) ids.add(id);
  return operations
    .filter(({ id, reach }) => ids.has(id) || reach === 'any' || (reach === 'tenant' && frame.layer !== 'platform'))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.reach) - ORDER.indexOf(b.reach) || Number(a.method !== 'GET') - Number(b.method !== 'GET'),
    );
}

/** The address of a call as pages write it: calls of their own scope with `${prefix}`. */
export const addressOf = ({ path, scoped }: ReachRow): string => `${scoped ? '${prefix}' : ''}${path}`;

/** The calls that a frame may make, as the checker tells an author: `GET /api/config`. A message has room for the first few. */
export const allowedCalls = (frame: Frame): string[] =>
  allowedOperations(frame).map((row) => `${row.method} ${addressOf(row)}`);
