import type { Limits } from '../../types/amis-shapes.ts';

/** A bound that a value does not keep to: what it is, and what it should be. */
interface Breach {
  actual: string;
  limit: string;
}

const first = (actual: string, bounds: readonly (string | false)[]): Breach | undefined => {
  const limit = bounds.find((bound) => bound !== false);
  return limit === undefined ? undefined : { actual, limit };
};

function ofNumber(value: number, limits: Limits): Breach | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  return first(String(value), [
    limits.integer === true && !Number.isInteger(value) && 'integer',
    minimum !== undefined && value < minimum && `≥ ${minimum}`,
    maximum !== undefined && value > maximum && `≤ ${maximum}`,
    exclusiveMinimum !== undefined && value <= exclusiveMinimum && `> ${exclusiveMinimum}`,
    exclusiveMaximum !== undefined && value >= exclusiveMaximum && `< ${exclusiveMaximum}`,
    multipleOf !== undefined && !Number.isInteger(value / multipleOf) && `${multipleOf} × n`,
  ]);
}

/** Bounds of an amount of things, such as `length ≥ 2`. */
const ofCount = (what: string, count: number, least: number | undefined, most: number | undefined) =>
  first(`${what} ${count}`, [
    least !== undefined && count < least && `${what} ≥ ${least}`,
    most !== undefined && count > most && `${what} ≤ ${most}`,
  ]);

const patterns = new Map<string, RegExp>();

function matches(text: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}

/** JSON Schema counts the signs of a text as people do, not in UTF-16 units. */
const lengthOf = (text: string) => [...text].length;

function ofText(text: string, { minLength, maxLength, pattern }: Limits): Breach | undefined {
  if (pattern !== undefined && !matches(text, pattern)) return { actual: `"${text}"`, limit: `/${pattern}/` };
  const counts = minLength !== undefined || maxLength !== undefined;
  return counts ? ofCount('length', lengthOf(text), minLength, maxLength) : undefined;
}

function ofList(list: readonly unknown[], { minItems, maxItems, uniqueItems }: Limits): Breach | undefined {
  const different = uniqueItems ? new Set(list.map((item) => JSON.stringify(item))).size : list.length;
  if (different < list.length) return { actual: `items ${list.length}`, limit: 'items[i] ≠ items[j]' };
  return ofCount('items', list.length, minItems, maxItems);
}

/** The bound that a value of the right JSON type does not keep to, in signs that need no translation. */
export function breachOf(limits: Limits, value: unknown): Breach | undefined {
  if (typeof value === 'number') return ofNumber(value, limits);
  if (typeof value === 'string') return ofText(value, limits);
  return Array.isArray(value) ? ofList(value, limits) : undefined;
}
