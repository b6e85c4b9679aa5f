import { type Definition, isShape, type Shapes, type Value } from '../../../types/amis-shapes.ts';
import { SHOWN, shownTypes } from '../../../types/shown-types.ts';
import { CONDITION, conditionShape } from '../conditions.ts';
import { checkTypes } from './check-overlay.ts';
import { Compiler } from './compiler.ts';
import { customDefinitions, rendererDefinition } from './custom-definitions.ts';
import { type Definitions, definitionNamed, type JsonSchema, referenceName } from './json-schema.ts';
import { asAddition } from './merge.ts';
import { normalise } from './normalise.ts';
import { applyOverlay } from './overlay.ts';
import type { Overlay } from './overlay-format.ts';
import { prune } from './prune.ts';
import { OVERLAY, SourceError } from './source-error.ts';

/** The schema of a renderer of the platform, by its type. */
export type CustomSchemas = Record<string, JsonSchema>;

function amisTypes(definitions: Definitions): Record<string, string> {
  const types: Record<string, string> = {};
  for (const { if: when, then } of definitionNamed(definitions, 'SchemaObject').allOf ?? []) {
    const type = when?.properties?.['type'];
    const target = then && referenceName(then);
    if (!type || type === true || !target)
      throw new SourceError(
        "amis's list of node types (SchemaObject) changed its form: amisTypes in build-shapes.ts reads it",
      );
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
  if (gone.length > 0)
    throw new SourceError(`amis's schema describes types that amis does not register: ${gone.join(', ')}`);
  const names = new Set(known.map((type) => type.toLowerCase()));
  const unknown = registered.filter((type) => !names.has(type.toLowerCase()));
  if (unknown.length > 0)
    throw new SourceError(
      `amis registers types that nobody described: ${unknown.join(', ')}. Add them to ${OVERLAY}/types.json`,
    );
}

/** A definition that serves types beside its own does not say which it is for. */
function openType(definition: Definition, type: string): void {
  if (!isShape(definition)) return;
  const own = definition.properties['type'];
  if (own && own !== true && Array.isArray(own.text) && !own.text.includes(type)) {
    definition.properties = { ...definition.properties, type: { text: true } };
  }
}

/** Of conditions amis's schema often has no more than the names. */
function holdConditions(definition: Definition, value: Value): void {
  if (!isShape(definition)) return;
  for (const [name, said] of Object.entries(definition.properties))
    if (said === true && CONDITION.test(name)) definition.properties[name] = value;
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
  checkTypes(overlay, new Set([...registered, ...Object.keys(custom)].map((type) => type.toLowerCase())));
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
  const value = conditionShape({ types, definitions: Object.fromEntries(compiler.made) });
  for (const definition of compiler.made.values()) holdConditions(definition, value);
  const everywhere = overlay.everywhere.flatMap(({ properties = [], adds = [] }) => [...properties, ...adds]);
  return prune({ definitions: Object.fromEntries(compiler.made), types, everywhere });
}
