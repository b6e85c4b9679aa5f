import type { ObjectUse, Shapes, Value } from '../../../src/types/amis-shapes.ts';
import { isShape } from '../../../src/types/amis-shapes.ts';
import { withinLimits } from './within-limits.ts';

/** Values nest no deeper than this below the property that they are made for. */
const DEEPEST = 3;

/** One value for each JSON type that a shape takes; a formula is taken everywhere. */
function valuesOf(shapes: Shapes, shape: Value, depth = 0): unknown[] {
  if (shape === true) return ['free', 1, true, null, ['a'], { a: 1 }];
  const { text, number, boolean, list, object } = shape;
  const values: unknown[] = ['${a}', null];
  if (text) values.push(...(text === true ? ['text'] : text));
  if (number) values.push(...(number === true ? [3, '3'] : number));
  if (boolean) values.push(...(boolean === true ? [true, 'false'] : boolean));
  if (list !== undefined) values.push(depth > DEEPEST ? [] : valuesOf(shapes, list, depth + 1));
  if (object !== undefined && depth <= DEEPEST) values.push(...objectsOf(shapes, object, depth));
  return values.map((value) => withinLimits(shape, value));
}

/** Each object that a use takes, with what must be in it and nothing else. */
function objectsOf(shapes: Shapes, use: ObjectUse, depth: number): Record<string, unknown>[] {
  if (use === true) return [{ a: 1 }];
  if ('node' in use)
    return [{ type: 'tpl' }, ...(typeof use.untyped === 'string' ? bare(shapes, use.untyped, depth) : [])];
  if ('ref' in use) return bare(shapes, use.ref, depth);
  return Object.entries(use.cases).flatMap(([tag, { ref }]) =>
    bare(shapes, ref, depth).map((object) => ({ ...object, [use.by]: tag })),
  );
}

function bare(shapes: Shapes, name: string, depth: number): Record<string, unknown>[] {
  const definition = shapes.definitions[name] ?? true;
  if (!isShape(definition)) return depth > DEEPEST ? [] : objectsOf(shapes, definition, depth + 1);
  const needed = (definition.required ?? []).map((names) => {
    const [key = ''] = names.split('|');
    const values = valuesOf(shapes, definition.properties[key] ?? true, depth + 1);
    return [key, values.at(-1) ?? 'x'];
  });
  return [Object.fromEntries(needed)];
}

/** The shapes a type can come to, each with what leads to it. */
function shapesOfType(shapes: Shapes, name: string): { own: Record<string, Value>; node: Record<string, unknown> }[] {
  const definition = shapes.definitions[name] ?? true;
  if (isShape(definition)) return bare(shapes, name, 0).map((node) => ({ own: definition.properties, node }));
  if (definition === true || 'node' in definition) return [];
  if ('ref' in definition) return shapesOfType(shapes, definition.ref);
  return Object.entries(definition.cases).flatMap(([tag, { ref }]) =>
    shapesOfType(shapes, ref).map(({ own, node }) => ({ own, node: { ...node, [definition.by]: tag } })),
  );
}

/**
 * Pages that together have every property of every type, with a value of each JSON type and each word that it takes.
 * Yields them one by one: there are some ten thousand nodes.
 */
export function* coverPages(shapes: Shapes): Generator<unknown> {
  const seen = new Set<string>();
  for (const [type, name] of Object.entries(shapes.types)) {
    if (seen.has(name)) continue;
    seen.add(name);
    for (const { own, node } of shapesOfType(shapes, name)) {
      const properties = Object.entries(own).filter(([key]) => key !== 'type' && !(key in node));
      const columns = properties.map(([key, value]) => [key, valuesOf(shapes, value)] as const);
      const most = Math.max(1, ...columns.map(([, values]) => values.length));
      for (let row = 0; row < most; row++) {
        const entries = columns.filter(([, values]) => row < values.length).map(([key, values]) => [key, values[row]]);
        yield { type: 'page', body: { ...node, ...Object.fromEntries(entries), type } };
      }
    }
  }
}
