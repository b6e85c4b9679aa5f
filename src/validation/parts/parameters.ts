import { isObject, type Json } from './include.ts';

/** A text that is one parameter and nothing else: the value takes its place, whatever it is. */
const WHOLE = /^\$\{part\.(\w+)\}$/;
/** Parameters inside a text: their values become part of it. */
const INSIDE = /\$\{part\.(\w+)\}/g;

/** The name of the parameter that a value is; undefined for every other value. */
export const parameterOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? WHOLE.exec(value)?.[1] : undefined;

/** What a value costs besides its characters: an empty object takes as long as a short text. */
const VALUE = 16;

const own = (data: Json, name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined);

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * A text with the values of its parameters.
 * @param spend called for each value before the next one is made: a short text may name a long value often
 */
function filled(text: string, data: Json, spend: (characters: number) => void): unknown {
  const paid = (value: unknown): string => {
    const words = asText(value);
    spend(words.length);
    return words;
  };
  const name = parameterOf(text);
  if (name === undefined) return text.replace(INSIDE, (_, inside: string) => paid(own(data, inside)));
  const value = own(data, name);
  paid(value);
  return value;
}

/**
 * A copy of a part's schema with the values of its parameters. A property that is a parameter without a value is left out, as is
 * such an item of a list; a list among items gives its own. Inside a text it is nothing.
 * @param spend called for every name and value with the characters that it takes; may throw to end an endless part
 */
export function withParameters(schema: Json, data: Json, spend: (characters: number) => void): Json {
  /** What an item of a list becomes: several items, where it is a parameter whose value is a list. */
  const items = (item: unknown): unknown[] => {
    const value = visit(item);
    return parameterOf(item) !== undefined && Array.isArray(value) ? value : [value];
  };
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') {
      spend(VALUE + value.length);
      return value.includes('${part.') ? filled(value, data, spend) : value;
    }
    spend(VALUE);
    if (Array.isArray(value)) return value.flatMap(items).filter((item) => item !== undefined);
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, below]) => {
      spend(name.length);
      return [name, visit(below)] as const;
    });
    return Object.fromEntries(entries.filter(([, below]) => below !== undefined));
  };
  return visit(schema) as Json;
}
