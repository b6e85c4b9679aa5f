import { type FormControlProps, resolveVariableAndFilter } from 'amis-core';
import { inForce } from '../values/force-options.ts';
import { memberOf } from '../values/members.ts';
import { useLiveValue } from './live-value.ts';
import { type OptionsOf, useOptions } from './use-options.ts';

/** What the fields for the look make of what amis hands them. */
export interface LookField {
  /** The label's words, for the parts of a field. */
  label: string;
  value: unknown;
  /** A value that is a text; empty where there is none. */
  text: string;
  optionsOf: OptionsOf;
  /** What the default state has, for a value that is a text. */
  inherit: string;
  /** What the default state has at a name, for a value of several. */
  inheritAt(key: string): string;
  /** What is in force where a field is empty: the value of the token's variable, which ends in this key. */
  standing(key?: string): string | undefined;
  change(value: unknown): void;
}

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
  return {
    label: textOf(label) || String(name ?? ''),
    value,
    text: textOf(value),
    optionsOf: useOptions(read(props['options'], data), data),
    inherit: textOf(inherit),
    inheritAt: (key) => memberOf(inherit, key),
    standing: (key = '') => (token ? inForceOf(token + key) : undefined),
    change,
  };
}
