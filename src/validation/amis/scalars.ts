import { takesEmpty, type ValueShape } from '../../types/amis-shapes.ts';
import { suggest, suggestAmong } from '../suggest.ts';
import { breachOf } from './limits.ts';
import type { Fault } from './shape-finding.ts';
import { allowedTypes, typeName } from './type-names.ts';

type Scalar = string | number | boolean;

/** A text that is a number, as amis reads it. */
export const NUMBER_TEXT = /^\s*[-+]?(\d+\.?|\d*\.\d+)\s*$/;

/** What a switch may be, as words that a text may have been meant to be. */
const switches = ({ boolean }: ValueShape) => (boolean ? ['true', 'false'] : []);

/** A value of a JSON type that the shape does not allow. */
export function wrongType(shape: ValueShape, value: unknown): Fault {
  const values = { actual: typeName(value), allowed: allowedTypes(shape).join(', ') };
  const near = typeof value === 'string' ? suggest(value, switches(shape)) : undefined;
  return { code: 'value.type', severity: 'error', values, ...(near === undefined ? {} : { suggestion: near }) };
}

/** A value outside the bounds that the shape sets. */
export function beyondLimits({ limits }: ValueShape, value: unknown): Fault | undefined {
  const breach = limits && breachOf(limits, value);
  return breach && { code: 'value.limit', severity: 'error', values: { ...breach } };
}

/** A value that is none of those there are; `others` are the JSON types that may stand there as well. */
export function notAmong(among: readonly Scalar[], value: unknown, others: ValueShape = {}): Fault {
  const near = typeof value === 'string' ? suggestAmong(value, [...among.map(String), ...switches(others)]) : undefined;
  const words = among.map((word) => String(word) || '""');
  const allowed = new Set([...words, ...allowedTypes({ ...others, text: [] })]);
  const values = { value: String(value), allowed: [...allowed].join(', ') };
  return { code: 'value.enum', severity: 'error', values, ...(near === undefined ? {} : { suggestion: near }) };
}

function textFault(shape: ValueShape, value: string, tags: readonly string[]): Fault | undefined {
  if (value.includes('${')) return undefined;
  if (shape.text === true) return beyondLimits(shape, value);
  if (shape.text?.includes(value) || (value === '' && takesEmpty(shape))) return undefined;
  const asNumber = shape.number && NUMBER_TEXT.test(value);
  if (asNumber || switches(shape).includes(value)) {
    const type = asNumber ? 'number' : 'boolean';
    return { code: 'value.text-for', severity: 'warning', values: { type, value }, suggestion: value };
  }
  return shape.text?.length ? notAmong([...new Set([...tags, ...shape.text])], value, shape) : wrongType(shape, value);
}

/** What is wrong with a text, number or boolean; `tags` are further words that could have stood there. */
export function scalarFault(shape: ValueShape, value: Scalar, tags: readonly string[]): Fault | undefined {
  if (typeof value === 'string') return textFault(shape, value, tags);
  const allowed = typeof value === 'number' ? shape.number : shape.boolean;
  if (allowed === undefined) return wrongType(shape, value);
  const isAllowed = allowed === true || (allowed as Scalar[]).includes(value);
  return isAllowed ? beyondLimits(shape, value) : notAmong(allowed, value);
}
