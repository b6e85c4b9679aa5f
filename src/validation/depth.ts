/** No JSON text within the limits has more values than signs; more of them means that parts are shared a great deal. */
const MOST_VALUES = 4 * 1024 * 1024;

/**
 * True when a value nests deeper than `limit`, contains itself or is too large to be written down. Keeps a list of its
 * own of what is left to see, so that no depth can harm it, and goes deep first, so that a circle shows at once.
 */
export function isTooDeepOrLarge(value: unknown, limit: number): boolean {
  const left = [{ value, depth: 0 }];
  let seen = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    seen += 1;
    const { value: current, depth } = next;
    if (depth > limit || seen > MOST_VALUES) return true;
    if (current === null || typeof current !== 'object') continue;
    for (const child of Object.values(current)) left.push({ value: child, depth: depth + 1 });
  }
  return false;
}
