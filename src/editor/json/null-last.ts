/**
 * Puts `null` behind the other types of each value, in place. Monaco completes a property with a value of the first type, and hardly any
 * property is meant to be null.
 */
export function nullLast(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { type } = schema as { type?: unknown };
  if (Array.isArray(type)) type.sort((one, other) => Number(one === 'null') - Number(other === 'null'));
  for (const part of Object.values(schema)) nullLast(part);
}
