import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Definitions, definitionNamed, type JsonSchema, referenceName } from './json-schema.ts';

/** A correction of one or more definitions of amis's schema, and why it is one. */
export interface DefinitionPatch {
  definitions: string[];
  reason: string;
  /** Properties that are there in the program but not in the schema, or differ; of a choice, in each member that is no reference. */
  properties?: Record<string, JsonSchema | true>;
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
  /** Properties without which it does nothing, though others of that name may be left out. */
  required?: string[];
  /** What a choice comes to when the deciding property is absent. */
  else?: string;
}

/** Node types that amis's schema lacks, and the definition they get: one of amis's or a new one. */
export interface TypePatch {
  types: string[];
  reason: string;
  definition: string;
  schema?: JsonSchema;
}

/** Properties that stay required; amis's generator marks others that its programs do not need. */
export interface RequiredPatch {
  properties: string[];
  reason: string;
}

/** Properties that any node may carry. */
export interface EverywherePatch {
  properties: string[];
  reason: string;
}

export interface Overlay {
  definitions: DefinitionPatch[];
  types: TypePatch[];
  required: RequiredPatch[];
  everywhere: EverywherePatch[];
}

/** The reviewed corrections in `overlay/`. */
export function readOverlay(root: string): Overlay {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, 'src/validation/amis/overlay', `${name}.json`), 'utf8'));
  return {
    definitions: read('definitions'),
    types: read('types'),
    required: read('required'),
    everywhere: read('everywhere'),
  };
}

function keepRequired(value: unknown, kept: ReadonlySet<string>): void {
  if (Array.isArray(value)) for (const item of value) keepRequired(item, kept);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
  const schema = value as JsonSchema & Record<string, unknown>;
  if (Array.isArray(schema.required)) schema.required = schema.required.filter((name) => kept.has(name));
  for (const [key, below] of Object.entries(schema)) if (key !== 'if') keepRequired(below, kept);
}

/** Splits a definition into one for each case and one for what is left; its own name becomes the choice between them. */
function split(definitions: Definitions, name: string, { by, each }: NonNullable<DefinitionPatch['cases']>): void {
  const common = definitionNamed(definitions, name);
  const reference = (below: string) => ({ $ref: `#/definitions/${below}` });
  definitions[`${name} otherwise`] = common;
  const branches = each.map(({ values, properties }) => {
    const own = `${name} ${values[0]}`;
    definitions[own] = { ...common, properties: { ...common.properties, ...properties } };
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    return { if: { properties: { [by]: { enum: values } }, required: [by] }, then: reference(own) };
  });
  definitions[name] = { allOf: branches, else: reference(`${name} otherwise`) };
}

/** Renames a property wherever it is, and tells how often it was. */
function renameProperty(value: unknown, from: string, to: string): number {
  if (value === null || typeof value !== 'object') return 0;
  const below = Object.values(value).reduce((sum, next) => sum + renameProperty(next, from, to), 0);
  const { properties } = value as JsonSchema;
  if (!properties || !Object.hasOwn(properties, from)) return below;
  properties[to] = properties[from] ?? true;
  delete properties[from];
  return below + 1;
}

/** What a definition, or one that it extends, says of a property. */
function inherited(definitions: Definitions, of: JsonSchema, property: string): JsonSchema | true | undefined {
  const own = of.properties?.[property];
  if (own !== undefined && own !== true) return own;
  const name = referenceName(of);
  const parts = name === undefined ? (of.allOf ?? []) : [definitionNamed(definitions, name)];
  return parts.map((part) => inherited(definitions, part, property)).find((found) => found !== undefined);
}

/** Fills in what properties hold of which a definition has nothing but the names. */
function describeLike(definitions: Definitions, definition: JsonSchema, like: readonly string[]): void {
  const properties = definition.properties ?? {};
  for (const name of Object.keys(properties)) {
    if (properties[name] !== true) continue;
    const sources = like.map((source) => inherited(definitions, definitionNamed(definitions, source), name));
    const found = sources.find((source) => source !== undefined);
    if (found !== undefined) properties[name] = structuredClone(found);
  }
}

/** A definition, or where it is a choice the members that it describes itself. */
function ownParts(definition: JsonSchema): JsonSchema[] {
  return definition.anyOf?.filter((part) => referenceName(part) === undefined) ?? [definition];
}

/** amis's definitions with the corrections; a correction of something that is not there is an error. */
export function applyOverlay(source: Definitions, overlay: Overlay): Definitions {
  const definitions = structuredClone(source);
  keepRequired(definitions, new Set(overlay.required.flatMap(({ properties }) => properties)));
  for (const { definition, schema } of overlay.types) {
    if (!schema) continue;
    if (definitions[definition]) throw new Error(`amis's schema has "${definition}" now; the overlay need not add it`);
    definitions[definition] = structuredClone(schema);
  }
  for (const patch of overlay.definitions) {
    for (const name of patch.definitions) {
      const definition = definitionNamed(definitions, name);
      if (patch.replace) definitions[name] = structuredClone(patch.replace);
      for (const part of patch.properties ? ownParts(definition) : []) {
        part.properties = { ...part.properties, ...patch.properties };
      }
      if (patch.like) describeLike(definitions, definition, patch.like);
      if (patch.required) definition.required = [...(definition.required ?? []), ...patch.required];
      if (patch.close) definition.additionalProperties = false;
      for (const [from, to] of Object.entries(patch.rename ?? {})) {
        if (renameProperty(definition, from, to) === 0) throw new Error(`"${name}" of amis's schema has no "${from}"`);
      }
      if (patch.cases) split(definitions, name, patch.cases);
      if (patch.else) definition.else = { $ref: `#/definitions/${patch.else}` };
    }
  }
  return definitions;
}
