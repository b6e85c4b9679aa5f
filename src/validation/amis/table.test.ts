import { expect, it } from 'vitest';
import { root } from '../../commands/steps/root.mjs';
import { amisTypes } from '../../types/generated/amis-types.ts';
import { readShapes } from './build/index.ts';
import { type Definition, isShape } from './shapes.ts';
import { packTable, unpackTable } from './table.ts';

it('a packed table says what the form said', () => {
  const form = readShapes(root, amisTypes);
  const again = unpackTable(packTable(form));
  const names = Object.keys(form.definitions);
  const numbered = Object.entries(form.types).map(([type, name]) => [type, String(names.indexOf(name))]);
  expect({ ...again.types }).toEqual(Object.fromEntries(numbered));
  expect(again.everywhere).toEqual(form.everywhere);
  const said = (definition: Definition | undefined) =>
    definition && isShape(definition)
      ? [Object.keys(definition.properties).sort(), definition.required, definition.rest === undefined]
      : undefined;
  expect(names.map((_, index) => said(again.definitions[index]))).toEqual(
    names.map((name) => said(form.definitions[name])),
  );
});
