import { getVariable, resolveVariableAndFilter } from 'amis-core';

/** Properties that may name the variable that holds what a node shows, in the order in which they count here. */
export const GIVERS = ['source', 'name', 'value', 'defaultValue'] as const;

/** What the variable holds that a property names: a text such as `${rows}`, or the name of a variable. */
export function heldUnder(key: string, { schema, data }: Readonly<Record<string, unknown>>): unknown {
  const from = (schema as Record<string, unknown>)[key];
  if (typeof from !== 'string' || from === '') return undefined;
  if (from.includes('$')) return resolveVariableAndFilter(from, data as object, '| raw');
  return key === 'source' || key === 'name' ? getVariable(data as object, from) : undefined;
}
