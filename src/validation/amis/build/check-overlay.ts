import { type Definitions, type JsonSchema, referencedName } from './json-schema.ts';
import type { DefinitionPatch, Overlay } from './overlay-format.ts';
import { inEntry, meant, SourceError } from './source-error.ts';

/** The names of properties that the definitions have, and those that they require. */
interface Named {
  properties: Set<string>;
  required: Set<string>;
}

function collect(value: unknown, named: Named): void {
  if (value === null || typeof value !== 'object') return;
  const { properties, required } = value as JsonSchema;
  if (!Array.isArray(value) && properties) for (const name of Object.keys(properties)) named.properties.add(name);
  if (Array.isArray(required)) for (const name of required) named.required.add(name);
  for (const below of Object.values(value)) collect(below, named);
}

function referencesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { $ref } = value as { $ref?: unknown };
  const name = typeof $ref === 'string' ? referencedName($ref) : undefined;
  return [...(name === undefined ? [] : [name]), ...Object.values(value).flatMap(referencesIn)];
}

function refuseUnknown(what: string, names: readonly string[], known: ReadonlySet<string>): void {
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new SourceError(`there is no ${what} "${unknown}"${meant(unknown, known)}`);
}

/** The definitions that a correction speaks of. */
function definitionsIn(patch: DefinitionPatch): string[] {
  const { definitions, like = [], else: otherwise = [], reason, ...schemas } = patch;
  return [...definitions, ...like, ...[otherwise].flat(), ...referencesIn(schemas)];
}

/** Refuses what the overlay calls by a name that nothing has, be it misspelt or renamed by amis. */
export function checkOverlay(source: Definitions, overlay: Overlay): void {
  const named: Named = { properties: new Set(), required: new Set() };
  collect([source, overlay.types], named);
  const known = new Set([...Object.keys(source), ...overlay.types.map(({ definition }) => definition)]);
  overlay.definitions.forEach((patch, index) => {
    inEntry('definitions', index, patch.reason, () => refuseUnknown('definition', definitionsIn(patch), known));
  });
  const described = new Set([
    ...Object.keys(source),
    ...overlay.types.flatMap((patch) => (patch.schema ? [patch.definition] : [])),
  ]);
  overlay.types.forEach(({ reason, definition, schema }, index) => {
    const names = [definition, ...referencesIn(schema)];
    inEntry('types', index, reason, () => refuseUnknown('definition', names, described));
  });
  overlay.required.forEach(({ reason, properties }, index) => {
    inEntry('required', index, reason, () => refuseUnknown('required property', properties, named.required));
  });
  overlay.everywhere.forEach(({ reason, properties = [], adds = [] }, index) => {
    inEntry('everywhere', index, reason, () => {
      refuseUnknown('property', properties, named.properties);
      const there = adds.find((name) => named.properties.has(name));
      if (there !== undefined) throw new SourceError(`amis's schema has "${there}": name it under "properties"`);
    });
  });
}

/** Refuses types of the overlay that no renderer shows; `registered` has amis's in small letters. */
export function checkTypes({ types }: Overlay, registered: ReadonlySet<string>): void {
  types.forEach((patch, index) => {
    const lower = patch.types.map((type) => type.toLowerCase());
    inEntry('types', index, patch.reason, () => {
      if (!patch.unregistered) refuseUnknown('registered type', lower, registered);
      else if (lower.some((type) => registered.has(type)))
        throw new SourceError('one of the types is registered: give it an entry that is not "unregistered"');
    });
  });
}
