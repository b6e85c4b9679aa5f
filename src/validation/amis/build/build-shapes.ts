import { type Definition, isShape, type Shapes } from '../shapes.ts';
import { SHOWN, shownTypes } from '../shown-types.ts';
import { Compiler } from './compiler.ts';
import { customDefinitions, rendererDefinition } from './custom-definitions.ts';
import { type Definitions, definitionNamed, type JsonSchema, referenceName } from './json-schema.ts';
import { asAddition } from './merge.ts';
import { normalise } from './normalise.ts';
import { applyOverlay, type Overlay } from './overlay.ts';
import { prune } from './prune.ts';

/** The schema of a renderer of the platform, by its type. */
export type CustomSchemas = Record<string, JsonSchema>;

function amisTypes(definitions: Definitions): Record<string, string> {
  const types: Record<string, string> = {};
  for (const { if: when, then } of definitionNamed(definitions, 'SchemaObject').allOf ?? []) {
    const type = when?.properties?.['type'];
    const target = then && referenceName(then);
    if (!type || type === true || !target) throw new Error("amis's list of node types changed its form");
    for (const name of type.enum ?? [type.const]) types[String(name)] ??= target;
  }
  return types;
}

/** Types of renderers that show a field's value; amis registers them in a loop. */
const STATIC = /^static(?:-|$)/;

/** Types in the schema that no renderer has any more, and registered ones that nobody describes. */
function compareTypes(described: readonly string[], known: readonly string[], registered: readonly string[]): void {
  const lower = new Set(registered.map((type) => type.toLowerCase()));
  const gone = described.filter((type) => !STATIC.test(type) && !lower.has(type.toLowerCase()));
  if (gone.length > 0) throw new Error(`amis's schema describes types that amis does not register: ${gone.join(', ')}`);
  const names = new Set(known.map((type) => type.toLowerCase()));
  const unknown = registered.filter((type) => !names.has(type.toLowerCase()));
  if (unknown.length > 0) throw new Error(`amis registers types that nobody described: ${unknown.join(', ')}`);
}

/** A definition that serves types beside its own does not say which it is for. */
function openType(definition: Definition, type: string): void {
  if (!isShape(definition)) return;
  const own = definition.properties['type'];
  if (own && own !== true && Array.isArray(own.text) && !own.text.includes(type)) {
    definition.properties = { ...definition.properties, type: { text: true } };
  }
}

/** The intermediate form: amis's schema with the overlay, the platform's renderers, and every registered type. */
export function buildShapes(
  source: Definitions,
  overlay: Overlay,
  custom: CustomSchemas,
  registered: readonly string[],
): Shapes {
  const corrected = applyOverlay(source, overlay);
  for (const [type, schema] of Object.entries(custom)) Object.assign(corrected, customDefinitions(type, schema));
  const closed = overlay.definitions.filter(({ close }) => close).flatMap((patch) => patch.definitions);
  const definitions = normalise(corrected, new Set(closed));
  const types = amisTypes(definitions);
  const described = Object.keys(types);
  for (const patch of overlay.types) for (const type of patch.types) types[type] = patch.definition;
  for (const type of Object.keys(custom)) types[type] = rendererDefinition(type);
  compareTypes(described, Object.keys(types), registered);
  for (const type of Object.keys(types)) types[type.toLowerCase()] ??= types[type] ?? '';
  for (const type of shownTypes(Object.keys(types))) types[type] ??= SHOWN;
  const compiler = new Compiler(definitions);
  for (const name of new Set(Object.values(types))) if (name !== SHOWN) compiler.reference(name);
  compiler.reference('StaticExactControlSchema');
  compiler.finish();
  compiler.made.set(SHOWN, { ...asAddition(compiler.shape({ ref: 'StaticExactControlSchema' })), rest: true });
  for (const [type, name] of Object.entries(types)) openType(compiler.definition(name), type);
  const everywhere = overlay.everywhere.flatMap(({ properties }) => properties);
  return prune({ definitions: Object.fromEntries(compiler.made), types, everywhere });
}
