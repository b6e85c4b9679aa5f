import { checkOverlay } from './check-overlay.ts';
import { Corrections, hasProperty, inherited } from './corrections.ts';
import { type Definitions, definitionNamed, type JsonSchema, referenceName } from './json-schema.ts';
import type { DefinitionPatch, Overlay } from './overlay-format.ts';
import { inEntry, SourceError } from './source-error.ts';

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

/** Lets a property hold something beside what it holds already. */
function widen(definitions: Definitions, name: string, property: string, also: JsonSchema): void {
  const definition = definitionNamed(definitions, name);
  const said = inherited(definitions, definition, property);
  if (said === undefined || said === true)
    throw new SourceError(`amis's schema says nothing of "${property}" of "${name}"`);
  const { description } = said;
  const either = { ...(description === undefined ? {} : { description }), anyOf: [said, also] };
  definition.properties = { ...definition.properties, [property]: either };
}

/** A definition, or where it is a choice the members that it describes itself. */
function ownParts(definition: JsonSchema): JsonSchema[] {
  return definition.anyOf?.filter((part) => referenceName(part) === undefined) ?? [definition];
}

/** Adds names of properties that must be there; of `a|b` one must. */
function require(definitions: Definitions, name: string, required: readonly string[]): void {
  const definition = definitionNamed(definitions, name);
  const missing = required
    .flatMap((names) => names.split('|'))
    .find((one) => !hasProperty(definitions, definition, one));
  if (missing !== undefined) throw new SourceError(`it requires "${missing}", which "${name}" does not have`);
  definition.required = [...(definition.required ?? []), ...required];
}

/** Puts a correction over one of the definitions that it is for. */
function correct(definitions: Definitions, name: string, patch: DefinitionPatch): void {
  const definition = definitionNamed(definitions, name);
  if (patch.replace) definitions[name] = structuredClone(patch.replace);
  for (const part of patch.properties || patch.adds ? ownParts(definition) : []) {
    part.properties = { ...part.properties, ...patch.properties, ...patch.adds };
  }
  for (const [property, also] of Object.entries(patch.or ?? {})) widen(definitions, name, property, also);
  if (patch.like) describeLike(definitions, definition, patch.like);
  if (patch.required) require(definitions, name, patch.required);
  if (patch.close) definition.additionalProperties = false;
  for (const [from, to] of Object.entries(patch.rename ?? {})) {
    if (renameProperty(definition, from, to) === 0)
      throw new SourceError(`"${name}" of amis's schema has no "${from}" (any more): take the entry out`);
  }
  if (patch.cases) split(definitions, name, patch.cases);
  if (patch.else) definition.else = { $ref: `#/definitions/${patch.else}` };
}

/** amis's definitions with the corrections; a correction of something that is not there, or that comes to nothing, is an error. */
export function applyOverlay(source: Definitions, overlay: Overlay): Definitions {
  checkOverlay(source, overlay);
  const definitions = structuredClone(source);
  keepRequired(definitions, new Set(overlay.required.flatMap(({ properties }) => properties)));
  overlay.types.forEach(({ definition, schema, reason }, index) => {
    if (!schema) return;
    inEntry('types', index, reason, () => {
      if (definitions[definition])
        throw new SourceError(`amis's schema has "${definition}" now: take the entry out, or its schema`);
    });
    definitions[definition] = structuredClone(schema);
  });
  const corrections = new Corrections(definitions);
  overlay.definitions.forEach((patch, index) => {
    inEntry('definitions', index, patch.reason, () => {
      corrections.add(patch);
      for (const name of patch.definitions) correct(definitions, name, patch);
    });
  });
  return definitions;
}
