import { type Definition, isShape, type Shapes, type Value } from '../../../types/amis-shapes.ts';
import { type Rename, renamed, renamedUse } from './rename.ts';

function renamedDefinition(definition: Definition, rename: Rename): Definition {
  if (!isShape(definition)) return renamedUse(definition, rename);
  const { properties, rest, ...others } = definition;
  const entries = Object.entries(properties).map(([name, value]): [string, Value] => [name, renamed(value, rename)]);
  return {
    ...others,
    properties: Object.fromEntries(entries),
    ...(rest === undefined ? {} : { rest: renamed(rest, rename) }),
  };
}

/** The same text for definitions that say the same. */
function said(definition: Definition): string {
  if (!isShape(definition)) return JSON.stringify(definition);
  const { properties, required, rest } = definition;
  return JSON.stringify([Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)), required, rest]);
}

/** The form with one definition for those that say the same. Those of node types stay: they are known by their types. */
export function withoutTwins(shapes: Shapes): Shapes {
  const typed = new Set(Object.values(shapes.types));
  let definitions = shapes.definitions;
  for (;;) {
    const first = new Map<string, string>();
    const twins = new Map<string, string>();
    for (const [name, definition] of Object.entries(definitions)) {
      if (typed.has(name)) continue;
      const text = said(definition);
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, name);
      else twins.set(name, earlier);
    }
    if (twins.size === 0) return { ...shapes, definitions };
    const left = Object.entries(definitions).filter(([name]) => !twins.has(name));
    const rename: Rename = (name) => twins.get(name) ?? name;
    definitions = Object.fromEntries(left.map(([name, definition]) => [name, renamedDefinition(definition, rename)]));
  }
}
