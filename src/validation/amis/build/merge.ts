import type { ObjectShape, Value } from '../../../types/amis-shapes.ts';

function isAnything(value: Value | undefined): boolean {
  return value === undefined || value === true;
}

/** An object that is all of the given ones; the first that says something about a property decides, as subclasses do. */
export function intersectShapes(shapes: readonly ObjectShape[]): ObjectShape {
  const properties: Record<string, Value> = {};
  for (const shape of shapes) {
    for (const [name, value] of Object.entries(shape.properties)) {
      if (isAnything(Object.hasOwn(properties, name) ? properties[name] : undefined)) properties[name] = value;
    }
  }
  const required = [...new Set(shapes.flatMap((shape) => shape.required ?? []))];
  const result: ObjectShape = { properties };
  if (required.length > 0) result.required = required;
  if (shapes.every(({ rest }) => rest !== undefined)) {
    const said = shapes.map(({ rest }) => rest).find((rest) => rest !== true);
    result.rest = said ?? true;
  }
  return result;
}

/** What a place adds to the node that stands there: nothing that must be there, and no word on its type. */
export function asAddition({ required, properties, ...shape }: ObjectShape): ObjectShape {
  const { type, ...others } = properties;
  return { properties: others, ...shape };
}
