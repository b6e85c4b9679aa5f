import { type Definition, isShape, type ObjectUse, type Shapes, type Value } from '../../../types/amis-shapes.ts';

function usesIn(value: Value | undefined): ObjectUse[] {
  if (value === undefined || value === true) return [];
  return [...usesIn(value.list), ...(value.object === undefined ? [] : [value.object])];
}

function namesIn(use: ObjectUse): string[] {
  if (use === true) return [];
  if ('ref' in use) return [use.ref];
  if ('node' in use) return [use.also, use.untyped].filter((name) => typeof name === 'string');
  return [...Object.values(use.cases), ...(use.otherwise ? [use.otherwise] : [])].map(({ ref }) => ref);
}

/** Names of the definitions that a definition leads to. */
function namesBelow(definition: Definition): string[] {
  if (!isShape(definition)) return namesIn(definition);
  return [...Object.values(definition.properties), definition.rest].flatMap(usesIn).flatMap(namesIn);
}

/** The form without the definitions that no page can come to: parts that others were put together from. */
export function prune(shapes: Shapes): Shapes {
  const reached = new Set<string>();
  const left = Object.values(shapes.types);
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    left.push(...namesBelow(shapes.definitions[name] ?? true));
  }
  const definitions = Object.entries(shapes.definitions).filter(([name]) => reached.has(name));
  return { ...shapes, definitions: Object.fromEntries(definitions) };
}
