import { BudgetExceeded } from './budget-exceeded.ts';

/** Deepest nesting of a value; more than data has, and few enough calls for every stack. */
const DEEPEST = 200;

/**
 * How long the text of a value would be at least. A part that is shared counts as often as it would be written: lists in
 * lists that share their items take little memory and an endless text. Throws `BudgetExceeded` when it is more than `most`.
 */
export function weigh(value: object, weights: WeakMap<object, number>, most: number, depth: number): number {
  const known = weights.get(value);
  if (known !== undefined) return known;
  if (depth > DEEPEST) throw new BudgetExceeded('depth');
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let weight = 1 + items.length;
  if (weight > most) throw new BudgetExceeded('size');
  for (const item of items) {
    if (typeof item === 'string') weight += item.length;
    else if (typeof item === 'object' && item !== null) weight += weigh(item, weights, most - weight, depth + 1);
    if (weight > most) throw new BudgetExceeded('size');
  }
  weights.set(value, weight);
  return weight;
}
