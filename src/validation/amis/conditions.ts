import type { ObjectShape, Shapes, Value } from '../../types/amis-shapes.ts';

/** Names of conditions: amis sets the property before the `On` to what they come to. `addOn` is a property of its own. */
export const CONDITION = /^(?!addOn$|.*OnOn$).+On$/;

/** Whether an object of this shape may have conditions for its properties: nodes may, which are told by having a type. */
export const takesConditions = ({ properties, rest }: ObjectShape) => rest === undefined && Boolean(properties['type']);

/** The property that a condition of this name is for; undefined where it is none. */
export const conditioned = (shape: ObjectShape, name: string) =>
  takesConditions(shape) && CONDITION.test(name) ? name.slice(0, -2) : undefined;

/** What a condition may be: what it may be in `visibleOn` of a page, which is a plain object. */
export function conditionShape({ types, definitions }: Pick<Shapes, 'types' | 'definitions'>): Value {
  const page = definitions[types['page'] ?? ''] as ObjectShape | undefined;
  return page?.properties['visibleOn'] ?? true;
}
