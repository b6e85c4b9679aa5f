import { isObject, type Json } from './include.ts';

/** A text that is one parameter and nothing else: the value takes its place, whatever it is. */
const WHOLE = /^\$\{part\.(\w+)\}$/;
/** Parameters inside a text: their values become part of it. */
const INSIDE = /\$\{part\.(\w+)\}/g;

/** The name of the parameter that a value is; undefined for every other value. */
export const parameterOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? WHOLE.exec(value)?.[1] : undefined;

const own = (data: Json, name: string): unknown => (Object.hasOwn(data, name) ? data[name] : undefined);

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function filled(text: string, data: Json): unknown {
  const name = parameterOf(text);
  return name === undefined ? text.replace(INSIDE, (_, inside: string) => asText(own(data, inside))) : own(data, name);
}

/**
 * A copy of a part's schema with the values of its parameters. A property that is a parameter without a value is left out, as is
 * such an item of a list; inside a text it is nothing.
 * @param spend called for every value with the characters that it takes; may throw to end an endless part
 */
export function withParameters(schema: Json, data: Json, spend: (characters: number) => void): Json {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = value.includes('${part.') ? filled(value, data) : value;
      spend(typeof text === 'string' ? text.length : asText(text).length);
      return text;
    }
    spend(1);
    if (Array.isArray(value)) return value.map(visit).filter((item) => item !== undefined);
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([name, below]) => [name, visit(below)] as const);
    return Object.fromEntries(entries.filter(([, below]) => below !== undefined));
  };
  return visit(schema) as Json;
}
