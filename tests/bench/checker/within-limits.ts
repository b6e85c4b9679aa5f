import type { ValueShape } from '../../../src/types/amis-shapes.ts';
import { breachOf } from '../../../src/validation/amis/limits.ts';

/** A list of at least and at most so many items, its own over and over. */
function sized(list: readonly unknown[], { minItems = 0, maxItems = list.length }: NonNullable<ValueShape['limits']>) {
  const length = Math.min(Math.max(list.length, minItems), Math.max(maxItems, minItems));
  return Array.from({ length }, (_, index) => (list.length > 0 ? list[index % list.length] : null));
}

/** A sample made for a shape, or one like it that keeps to the shape's bounds; a formula keeps to all of them. */
export function withinLimits({ limits }: ValueShape, sample: unknown): unknown {
  if (!limits || !breachOf(limits, sample)) return sample;
  const { minimum = 0, maximum = minimum, exclusiveMinimum = minimum } = limits;
  const others = Array.isArray(sample) ? [sized(sample, limits)] : [minimum, maximum, exclusiveMinimum + 1];
  const kept = others.find((other) => typeof other === typeof sample && !breachOf(limits, other));
  return kept ?? '${a}';
}
