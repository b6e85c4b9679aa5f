import type { Value, ValueShape } from '../../../types/amis-shapes.ts';
import { limitsOf } from './compile-limits.ts';
import { compileObject, describesObject } from './compile-object.ts';
import type { DefinitionMaker } from './definition-maker.ts';
import { definitionNamed, type JsonSchema, referenceName } from './json-schema.ts';
import { unionOfValues } from './union.ts';

function literals<T>(schema: JsonSchema, type: 'string' | 'number' | 'boolean'): true | T[] {
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  return values ? (values.filter((value) => typeof value === type) as T[]) : true;
}

function typesOf(schema: JsonSchema): string[] {
  if (schema.type) return [schema.type].flat();
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  return [...new Set(values.filter((value) => value !== null).map((value) => typeof value))];
}

/** A schema that says nothing allows everything. */
function saysNothing(schema: JsonSchema): boolean {
  return !['$ref', 'type', 'const', 'enum', 'properties', 'anyOf', 'allOf', 'if', 'not', 'items', 'required'].some(
    (key) => key in schema,
  );
}

/** What a value described by `schema` may be; `place` names it when it needs a definition of its own. */
export function compileValue(schema: JsonSchema | true, compiler: DefinitionMaker, place: string): Value {
  if (schema === true || saysNothing(schema)) return true;
  if (schema.not && !schema.type) return {};
  const name = referenceName(schema);
  if (name !== undefined) {
    const definition = definitionNamed(compiler.source, name);
    return describesObject(definition)
      ? { object: compiler.reference(name) }
      : compileValue(definition, compiler, name);
  }
  if (schema.anyOf) {
    const branches = schema.anyOf.map((branch, index) => compileValue(branch, compiler, `${place}~${index}`));
    return unionOfValues(branches, compiler);
  }
  const object = describesObject(schema) ? compileObject(schema, compiler, place) : true;
  const types = typesOf(schema);
  if (object !== true && types.length < 2) return { object };
  const shape: ValueShape = limitsOf(schema, types);
  for (const type of types) {
    if (type === 'string') shape.text = literals(schema, 'string');
    if (type === 'number' || type === 'integer') shape.number = literals(schema, 'number');
    if (type === 'boolean') shape.boolean = literals(schema, 'boolean');
    if (type === 'object') shape.object = object;
    if (type === 'array') shape.list = itemsOf(schema, compiler, place);
  }
  return shape;
}

function itemsOf({ items }: JsonSchema, compiler: DefinitionMaker, place: string): Value {
  if (items === undefined) return true;
  const schemas = Array.isArray(items) ? items : [items];
  return unionOfValues(
    schemas.map((item, index) => compileValue(item, compiler, `${place}[]${index || ''}`)),
    compiler,
  );
}
