import type { JsonSchema } from './json-schema.ts';

/** A correction of one or more definitions of amis's schema, and why it is one. */
export interface DefinitionPatch {
  definitions: string[];
  reason: string;
  /** Properties that amis's schema has and that differ in the program; of a choice, in each member that is no reference. */
  properties?: Record<string, JsonSchema | true>;
  /** Of those, the definitions of which amis's schema does not have them. */
  lacking?: Record<string, string[]>;
  /** Properties that are there in the program but not in the schema. */
  adds?: Record<string, JsonSchema | true>;
  /** What properties may hold beside what amis's schema says of them. */
  or?: Record<string, JsonSchema>;
  /** Nothing beside the named properties is read. */
  close?: true;
  /** What stands instead of amis's definition. */
  replace?: JsonSchema;
  /** The definition differs by one property: for the given values of it, these properties stand over the common ones. */
  cases?: { by: string; each: { values: string[]; properties: Record<string, JsonSchema | true> }[] };
  /** Properties whose names the schema misspells, wherever they are in the definition. */
  rename?: Record<string, string>;
  /** Definitions that say what the properties hold of which this one only has the names. */
  like?: string[];
  /** Properties without which it does nothing, though others of that name may be left out; of `a|b` one must be there. */
  required?: string[];
  /** What a choice comes to when the deciding property is absent. */
  else?: string;
}

/** Node types that amis's schema lacks, and the definition they get: one of amis's or a new one. */
interface TypePatch {
  types: string[];
  /** The programs that read them know the names themselves: no renderer is registered under them. */
  unregistered?: true;
  reason: string;
  definition: string;
  schema?: JsonSchema;
}

/** Properties that stay required; amis's generator marks others that its programs do not need. */
interface RequiredPatch {
  properties: string[];
  reason: string;
}

/** Properties that any node may carry: those that amis's schema has somewhere, and those that it has nowhere. */
interface EverywherePatch {
  properties?: string[];
  adds?: string[];
  reason: string;
}

export interface Overlay {
  definitions: DefinitionPatch[];
  types: TypePatch[];
  required: RequiredPatch[];
  everywhere: EverywherePatch[];
}
