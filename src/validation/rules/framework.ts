import { shapeWalker } from '../amis/check-shapes.ts';
import { frameworkOf, hasComponent } from '../frameworks.ts';
import { readingBelow } from '../reading.ts';
import { property, typeOf } from '../walk.ts';
import type { Rule } from './rule.ts';

/** The sides of a condition have types that are no components. */
const SIDES = new Set(['left', 'right']);

/** A template for mini apps, quick apps or their cards has no component that its framework lacks. */
export const framework: Rule = ({ node, key, owner, reading }, { widgetType }) => {
  const target = frameworkOf(widgetType);
  if (!target || node.type !== 'object' || SIDES.has(key)) return [];
  if (readingBelow(reading, key, () => typeOf(owner)) !== 'node') return [];
  const component = typeOf(node);
  // A type that nobody knows is another mistake.
  if (!component || !shapeWalker().knowsType(component) || hasComponent(target, component)) return [];
  const { offset } = property(node, 'type')!;
  return [{ code: `framework.${target.code}`, offset, property: 'type', values: { component } }];
};
