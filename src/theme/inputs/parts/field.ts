import { type FormControlProps, resolveVariableAndFilter } from 'amis-core';
import { useText } from '../../../i18n/texts-context.ts';
import { laidOver, pathOf, valueAt } from '../../editing/paths.ts';
import { inForce } from '../values/force-options.ts';
import { memberOf, withMembers } from '../values/members.ts';
import { useLiveValue } from './live-value.ts';
import { type OptionsOf, useOptions } from './use-options.ts';

/** What the fields for the look make of what amis hands them. */
export interface LookField {
  /** The label's words, for the parts of a field. */
  label: string;
  value: unknown;
  /** A value that is a text, or what stands without it; empty where there is neither. */
  text: string;
  /** The value of several, laid over what stands without it. */
  shown: unknown;
  /** Whether all of these members, or the whole value, are what stands without it: there is nothing to clear. */
  isStock(keys?: readonly string[]): boolean;
  optionsOf: OptionsOf;
  /** What the default state has, for a value that is a text. */
  inherit: string;
  /** What the default state has at a name, for a value of several. */
  inheritAt(key: string): string;
  /** What an empty field says: the value in force of the token's variable, which ends in this key; in a form that knows what stands, that nothing does. */
  standing(key?: string): string | undefined;
  change(value: unknown): void;
  /** Changes members of a value of several; without a text they go. */
  set(keys: readonly string[], text: string | undefined): void;
}

/** The name under which a form has what stands where its values say nothing. */
export const STOCK = 'stockValues';

/** A property that may be an expression. */
const read = (given: unknown, data: object): unknown =>
  typeof given === 'string' && given.includes('$') ? resolveVariableAndFilter(given, data, '| raw') : given;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Reads the properties that all fields for the look have. */
export function useLookField(props: FormControlProps): LookField {
  const { data, name, label, onChange } = props;
  const [value, change] = useLiveValue(props['isLive'] === true, String(name), props.value, onChange);
  const inherit = read(props['inherit'], data);
  const token = textOf(read(props['token'], data));
  const inForceOf = (name: string) => inForce(`var(${name})`).replace(/^var\(.*$/, '') || undefined;
  const words = useText();
  const hasStock = data?.[STOCK] !== undefined;
  const stock = valueAt(data?.[STOCK], pathOf(String(name ?? '')));
  const isStockAt = (key: string) => {
    const own = memberOf(value, key);
    return own === '' || own === memberOf(stock, key);
  };
  const text = textOf(value) || textOf(stock);
  return {
    label: textOf(label) || String(name ?? ''),
    value,
    text,
    shown: laidOver(stock, value),
    isStock: (keys) => stock !== undefined && (keys ? keys.every(isStockAt) : text === textOf(stock)),
    optionsOf: useOptions(read(props['options'], data), data),
    inherit: textOf(inherit),
    inheritAt: (key) => memberOf(inherit, key),
    standing: (key = '') => (token ? inForceOf(token + key) : hasStock ? words('style.auto') : undefined),
    change,
    set: (keys, next) => change(withMembers(value, keys, next)),
  };
}
