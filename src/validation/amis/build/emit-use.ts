import type { Choice, NodeUse, ObjectUse, Shapes } from '../../../types/amis-shapes.ts';
import { isShape } from '../../../types/amis-shapes.ts';
import type { Describe } from './descriptions.ts';

/** A schema as it is written. */
export type Emitted = Record<string, unknown> | boolean;

/** Texts that hold a formula: what they come to is known at run time only. */
export const FORMULA = '\\$\\{';

/** JSON pointers in `$ref` are URI fragments: names with blanks and bars are numbered instead. */
export type NameOf = ((name: string) => string) & {
  values: Map<string, { index: number; schema: Emitted }>;
  describe: Describe;
  shapes: Shapes;
};

export const refTo = (name: string) => ({ $ref: `#/definitions/${name}` });

/** A condition of draft-07. */
export function conditional(when: Emitted, consequence: Emitted, otherwise?: Emitted): Record<string, unknown> {
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  return { if: when, then: consequence, ...(otherwise === undefined ? {} : { else: otherwise }) };
}

/** How an object is looked at. */
export function emitUse(use: ObjectUse, nameOf: NameOf): Emitted {
  if (use === true) return true;
  if ('ref' in use) return refTo(nameOf(use.ref));
  return 'node' in use ? emitNodeUse(use, nameOf, '-alone') : emitChoice(use, nameOf);
}

/** An object that is a node by its type; `suffix` names the form of what it is without one. */
export function emitNodeUse({ also, untyped }: NodeUse, nameOf: NameOf, suffix: string): Record<string, unknown> {
  const isTyped = { required: ['type'], properties: { type: { not: { type: 'null' } } } };
  const typed = also === undefined ? refTo('node') : { allOf: [refTo('node'), refTo(nameOf(also))] };
  if (untyped === true) return conditional(isTyped, typed);
  // Where nothing else may stand, it is the type that is missed: editors tell of the first of equal alternatives.
  const bare = untyped === undefined ? isTyped : refTo(nameOf(untyped) + suffix);
  return conditional(isTyped, typed, { anyOf: [bare, { required: ['$ref'] }] });
}

function emitChoice({ by, cases, otherwise }: Choice, nameOf: NameOf): Emitted {
  const tags = Object.keys(cases);
  const known = { required: [by], properties: { [by]: { enum: tags } } };
  const branches = Object.entries(cases).map(([tag, { ref }]) =>
    conditional({ required: [by], properties: { [by]: { const: tag } } }, refTo(nameOf(ref))),
  );
  const formula = { properties: { [by]: { type: 'string', pattern: FORMULA } }, required: [by] };
  const fallback = otherwise ? emitFallback(otherwise.ref, by, nameOf) : formula;
  return { allOf: branches, ...conditional(known, true, fallback) };
}

/** What has no tag of a choice; one that knows no tag at all has none, or one that a formula makes. */
function emitFallback(ref: string, by: string, nameOf: NameOf): Emitted {
  const definition = nameOf.shapes.definitions[ref];
  const isTagless =
    definition && isShape(definition) && definition.rest === undefined && !(by in definition.properties);
  if (!isTagless) return refTo(nameOf(ref));
  const tag = { anyOf: [{ type: 'null' }, { type: 'string', pattern: FORMULA }] };
  return { allOf: [refTo(nameOf(ref))], properties: { [by]: tag } };
}
