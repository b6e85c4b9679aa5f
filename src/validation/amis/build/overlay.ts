import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Definitions, definitionNamed, type JsonSchema } from './json-schema.ts';

/** A correction of one or more definitions of amis's schema, and why it is one. */
export interface DefinitionPatch {
  definitions: string[];
  reason: string;
  /** Properties that are there in the program but not in the schema, or differ. */
  properties?: Record<string, JsonSchema | true>;
  /** Nothing beside the named properties is read. */
  close?: true;
  /** What stands instead of amis's definition. */
  replace?: JsonSchema;
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
      if (patch.properties) definition.properties = { ...definition.properties, ...patch.properties };
      if (patch.close) definition.additionalProperties = false;
      if (patch.else) definition.else = { $ref: `#/definitions/${patch.else}` };
    }
  }
  return definitions;
}
