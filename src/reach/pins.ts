import type { Pins, ReachRow } from '../types/generated/reach.ts';

/** What a call gives to a member, in its query or its body. A value that is no text fits no constant. */
function givenIn(member: string, query: URLSearchParams, data: unknown): unknown[] {
  const inQuery = query.getAll(member);
  if (typeof FormData !== 'undefined' && data instanceof FormData) return [...inQuery, ...data.getAll(member)];
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (!isRecord || !Object.hasOwn(data, member)) return inQuery;
  const value = (data as Record<string, unknown>)[member];
  return value === undefined ? inQuery : [...inQuery, value];
}

/** The query of an address as its members. */
export const queryOf = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')).split('#', 1)[0] : '');

/**
 * Whether a call keeps to the constants of the built-in page. `pins` absent: no page gives the pinned members at all.
 * A call may give a member twice; then each value counts.
 */
export function keepsPins({ pin = [] }: ReachRow, pins: Pins | undefined, url: string, data: unknown): boolean {
  return pin.every((member) => {
    const allowed = pins?.[member] ?? [null];
    const given = givenIn(member, queryOf(url), data);
    if (allowed.includes('*')) return true;
    return given.length === 0 ? allowed.includes(null) : given.every((value) => allowed.includes(value as string));
  });
}
