import { isShape, type Shapes } from '../../types/amis-shapes.ts';

/** Every property name of a form: what amis or a renderer of the platform knows anywhere, and the conditions for them. */
export function vocabularyOf(shapes: Shapes): Set<string> {
  const names = new Set(shapes.everywhere);
  for (const definition of Object.values(shapes.definitions)) {
    if (isShape(definition)) for (const name of Object.keys(definition.properties)) names.add(name);
  }
  for (const name of names) if (!name.endsWith('On')) names.add(`${name}On`);
  return names;
}
