import { operations, screens } from '../types/generated/reach.ts';
import type { Frame } from './frame.ts';

/** The calls that a frame may make, as the checker tells an author: `GET /api/config`; own-scope calls with `${prefix}`. */
export function allowedCalls(frame: Frame): string[] {
  const ids = new Set(Object.keys(screens[frame.screen] ?? screens[frame.standsFor ?? ''] ?? {}));
  const allShipped = frame.layer === 'platform' ? Object.values(screens).flatMap((calls) => Object.keys(calls)) : [];
  for (const id of allShipped) ids.add(id);
  return operations
    .filter(
      ({ id, reach, method }) =>
        (ids.has(id) && (frame.layer === 'platform' || reach !== 'login' || method === 'GET')) ||
        reach === 'any' ||
        (reach === 'tenant' && frame.layer !== 'platform'),
    )
    .map(({ method, path, scoped }) => `${method} ${scoped ? '${prefix}' : ''}${path}`);
}
