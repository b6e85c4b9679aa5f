import type { ValueShape } from '../../types/amis-shapes.ts';

/** What JSON Schema calls the type of a value. */
export function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

/** Whether a member of a shape allows anything; no text at all is an empty list. */
function isAllowed(member: unknown): boolean {
  return member !== undefined && !(Array.isArray(member) && member.length === 0);
}

/** Names of the JSON types a shape allows, as JSON Schema calls them. */
export function allowedTypes(shape: ValueShape): string[] {
  const names = { text: 'string', number: 'number', boolean: 'boolean', list: 'array', object: 'object' };
  return Object.entries(names)
    .filter(([key]) => isAllowed(shape[key as keyof ValueShape]))
    .map(([, name]) => name);
}
