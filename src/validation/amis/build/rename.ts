import { type Definition, isShape, type Value, type ValueShape } from '../../../types/amis-shapes.ts';

/** What a definition is called instead. */
export type Rename = (name: string) => string;

/** A value with other names of definitions. */
export function renamed(value: Value, rename: Rename): Value {
  if (value === true) return true;
  const result: ValueShape = { ...value };
  if (value.list !== undefined) result.list = renamed(value.list, rename);
  if (value.object !== undefined) result.object = renamedUse(value.object, rename) as never;
  return result;
}

/** A definition that is no object itself, with other names of definitions. */
export function renamedUse(use: Definition, rename: Rename): Definition {
  if (use === true || isShape(use)) return use;
  if ('ref' in use) return { ref: rename(use.ref) };
  if ('node' in use) {
    return {
      node: true,
      ...(use.also === undefined ? {} : { also: rename(use.also) }),
      ...(use.untyped === undefined ? {} : { untyped: use.untyped === true ? true : rename(use.untyped) }),
    };
  }
  const cases = Object.entries(use.cases).map(([tag, { ref }]) => [tag, { ref: rename(ref) }]);
  return {
    by: use.by,
    cases: Object.fromEntries(cases),
    ...(use.otherwise ? { otherwise: { ref: rename(use.otherwise.ref) } } : {}),
  };
}
