import { expect, it } from 'vitest';
import { root } from '../../commands/steps/root.mjs';
import { amisTypes } from '../../types/generated/amis-types.ts';
import { readShapes } from './build/index.ts';
import { isShape } from './shapes.ts';
import { packTable, unpackTable } from './table.ts';

it('a packed table says what the form said', () => {
  const form = readShapes(root, amisTypes);
  const again = unpackTable(packTable(form));
  const names = Object.keys(form.definitions);
  const numbered = Object.entries(form.types).map(([type, name]) => [type, String(names.indexOf(name))]);
  expect({ ...again.types }).toEqual(Object.fromEntries(numbered));
  expect(again.everywhere).toEqual(form.everywhere);
  names.forEach((name, index) => {
    const [before, after] = [form.definitions[name], again.definitions[index]];
    if (!before || !after || !isShape(before) || !isShape(after)) return;
    expect(Object.keys(after.properties).sort()).toEqual(Object.keys(before.properties).sort());
    expect([after.required, after.rest === undefined]).toEqual([before.required, before.rest === undefined]);
  });
});
