/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object. */
export type JsonObject = { [name: string]: Json };

/** Whether a value is a JSON object, so neither a list nor null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is an object without members. */
export const isEmpty = (value: Json | undefined): boolean => isObject(value) && Object.keys(value).length === 0;

/** A value as a text that does not depend on the order of members: equal values have equal texts. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name] as Json)}`).join()}}`;
}

/** Whether two values are equal, whatever the order of their members. */
export function areEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  const areBoxes = typeof one === 'object' && typeof other === 'object';
  return areBoxes && canonical(one) === canonical(other);
}
