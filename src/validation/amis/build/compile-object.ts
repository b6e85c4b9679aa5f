import type { Choice, Definition, NodeUse, ObjectShape, ObjectUse, Reference } from '../../../types/amis-shapes.ts';
import type { DefinitionMaker } from './definition-maker.ts';
import { type JsonSchema, referenceName } from './json-schema.ts';
import { asAddition, intersectShapes } from './merge.ts';
import { SourceError } from './source-error.ts';

/** amis's definition of "any node"; its copies allow further properties and the absence of a type. */
const NODE = /^SchemaObject(Loose)?(__\w+)?$/;

/** Whether a schema describes objects only. */
export function describesObject(schema: JsonSchema): boolean {
  if (schema.properties !== undefined || schema.allOf !== undefined || schema.if !== undefined) return true;
  return isMap(schema) || (schema.type === 'object' && schema.required !== undefined);
}

function isMap(schema: JsonSchema): boolean {
  return schema.type === 'object' && typeof schema.additionalProperties === 'object';
}

/** A definition of amis's schema in the intermediate form. */
export function compileDefinition(schema: JsonSchema, compiler: DefinitionMaker, name: string): Definition {
  const node = NODE.exec(name);
  if (node) return node[1] || node[2] ? { node: true, untyped: true } : { node: true };
  const conditions = (schema.then?.allOf ?? schema.allOf)?.filter((part) => part.if);
  if (conditions?.length) return choice(conditions, schema.else, compiler, name);
  const parts = (schema.allOf ?? []).map((part, index) => compilePart(part, compiler, `${name}&${index}`));
  const own = ownShape(schema, compiler, name);
  return intersect(own, parts, compiler, name, schema.additionalProperties === false);
}

function compilePart(part: JsonSchema, compiler: DefinitionMaker, place: string): ObjectUse {
  const reference = referenceName(part);
  if (reference === 'SchemaObject') return { node: true };
  if (reference === 'SchemaObjectLoose') return { node: true, untyped: true };
  return reference
    ? compiler.resolve(compiler.reference(reference))
    : compiler.resolve(compileObject(part, compiler, place));
}

/** The objects a schema describes, under the name `place`. */
export function compileObject(schema: JsonSchema, compiler: DefinitionMaker, place: string): ObjectUse {
  return compiler.named(place, () => compileDefinition(schema, compiler, place));
}

function ownShape(schema: JsonSchema, compiler: DefinitionMaker, name: string): ObjectShape {
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => [
    key,
    compiler.value(value, `${name}.${key}`),
  ]);
  const shape: ObjectShape = { properties: Object.fromEntries(properties) };
  if (schema.required?.length) shape.required = schema.required;
  const rest = schema.additionalProperties;
  if (rest === false) return shape;
  shape.rest = rest === undefined || rest === true ? true : compiler.value(rest, `${name}.*`);
  return shape;
}

function intersect(
  own: ObjectShape,
  parts: readonly ObjectUse[],
  compiler: DefinitionMaker,
  name: string,
  closed: boolean,
): Definition {
  if (parts.some((part) => part !== true && 'by' in part))
    throw new SourceError(`"${name}" of amis's schema extends a choice`);
  const plain = parts.filter((part): part is Reference => part !== true && 'ref' in part);
  const shape = intersectShapes([own, ...plain.map((part) => compiler.shape(part))]);
  if (closed) delete shape.rest;
  const nodes = parts.filter((part): part is NodeUse => part !== true && 'node' in part);
  if (nodes.length === 0) return shape;
  const untyped = compiler.named(`${name} untyped`, () => shape).ref;
  const also = compiler.named(`${name} also`, () => asAddition(shape)).ref;
  return nodes.some((node) => node.untyped) ? { node: true, also, untyped } : { node: true, also };
}

function choice(
  conditions: JsonSchema[],
  fallback: JsonSchema | undefined,
  compiler: DefinitionMaker,
  name: string,
): Choice {
  const cases: Record<string, Reference> = {};
  let by = '';
  for (const { if: when, then } of conditions) {
    const target = then && referenceName(then);
    const required = when?.required?.at(-1);
    const tag = required === undefined ? undefined : when?.properties?.[required];
    if (!target || !required || !tag || tag === true)
      throw new SourceError(`"${name}" of amis's schema changed its form`);
    by = required;
    for (const value of tag.enum ?? [tag.const]) cases[String(value)] = compiler.reference(target);
  }
  const otherwise = fallback && referenceName(fallback);
  return { by, cases, ...(otherwise ? { otherwise: compiler.reference(otherwise) } : {}) };
}
