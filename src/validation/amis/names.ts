import { type ObjectShape, standsForType } from '../../types/amis-shapes.ts';
import { editDistance, suggest } from '../suggest.ts';
import { conditioned } from './conditions.ts';

/** Names that no schema lists: comments and editor marks, and attributes that go to the HTML element as they are. */
export const FREE_NAME = /^[$_]|^(data|aria)-/;

/** Objects with more names are looked at name by name. */
const MOST_NAMES = 10;

/** Whether an object is altogether something else: nothing in it is known, nor nearly so. */
export function isForeign({ properties, rest }: ObjectShape, value: object): boolean {
  const names = Object.keys(value);
  const known = Object.keys(properties);
  const isStrange = (name: string) =>
    !Object.hasOwn(properties, name) && !FREE_NAME.test(name) && suggest(name, known) === undefined;
  return rest === undefined && names.length > 0 && names.length < MOST_NAMES && names.every(isStrange);
}

/** Whether an object without a type holds what only nodes of some type do. */
export function looksTyped(shape: ObjectShape, value: object, vocabulary: ReadonlySet<string>): boolean {
  if (standsForType(shape) || shape.rest !== undefined) return false;
  const isKnown = (name: string) => Object.hasOwn(shape.properties, name);
  return Object.keys(value).some(
    (name) =>
      !isKnown(name) && !FREE_NAME.test(name) && vocabulary.has(name) && !isKnown(conditioned(shape, name) ?? ''),
  );
}

/** The property of an object without a type that was to be its `type`. */
export function misspeltType(value: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(value).find((name) => typeof value[name] === 'string' && editDistance(name, 'type', 1) === 1);
}
