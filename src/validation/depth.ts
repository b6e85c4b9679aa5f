/** No JSON text within the limits has more values than signs; more of them means that a value contains itself. */
const MOST_VALUES = 4 * 1024 * 1024;

/**
 * True when a value nests deeper than `limit` or is too large to be written down. Goes level by level, so that no depth
 * can harm it.
 */
export function isTooDeepOrLarge(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth++) {
    seen += level.length;
    if (depth > limit || seen > MOST_VALUES) return true;
    level = level.flatMap((item) => (item !== null && typeof item === 'object' ? Object.values(item) : []));
  }
  return false;
}
