import { expect, it } from 'vitest';
import { root } from '../../commands/steps/root.mjs';
import { amisTypes } from '../../types/generated/amis-types.ts';
import { readShapes } from './build/index.ts';
import { type Definition, isShape, type Shapes } from './shapes.ts';
import { packTable, unpackTable } from './table.ts';

it('a packed table says what the form said', { timeout: 30_000 }, () => {
  const form = readShapes(root, amisTypes);
  const again = unpackTable(packTable(form));
  const said = (definition: Definition | undefined) =>
    definition && isShape(definition)
      ? [Object.keys(definition.properties).sort(), definition.required, definition.rest === undefined]
      : undefined;
  const ofTypes = ({ types, definitions }: Shapes) =>
    Object.fromEntries(Object.entries(types).map(([type, name]) => [type, said(definitions[name])]));
  const all = ({ definitions }: Shapes) =>
    Object.values(definitions)
      .map((definition) => JSON.stringify(said(definition)))
      .sort();
  expect(ofTypes(again)).toEqual(ofTypes(form));
  expect(all(again)).toEqual(all(form));
  expect(again.everywhere).toEqual(form.everywhere);
});
