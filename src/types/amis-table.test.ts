import { expect, it } from 'vitest';
import { root } from '../machine/root.mjs';
import { readShapes } from '../validation/amis/build/index.ts';
import { packTable } from '../validation/amis/build/pack-table.ts';
import { type Definition, isShape, type Shapes } from './amis-shapes.ts';
import { unpackTable } from './amis-table.ts';
import { amisTypes } from './generated/amis-types.ts';

it('a packed table says what the form said', { timeout: 30_000 }, () => {
  const form = readShapes(root, amisTypes);
  const again = unpackTable(packTable(form));
  const isName = (key: string, value: unknown) => typeof value === 'string' && /^(?:ref|also|untyped)$/.test(key);
  const said = (definition: Definition | undefined) =>
    definition && isShape(definition)
      ? JSON.parse(JSON.stringify(definition), (key, value) => (isName(key, value) ? '' : value))
      : undefined;
  const ofTypes = ({ types, definitions }: Shapes) =>
    Object.fromEntries(Object.entries(types).map(([type, name]) => [type, said(definitions[name])]));
  const all = ({ definitions }: Shapes) =>
    new Set(
      Object.values(definitions).map(
        (definition) => isShape(definition) && Object.keys(definition.properties).sort().join(),
      ),
    );
  expect(ofTypes(again)).toEqual(ofTypes(form));
  expect(all(again)).toEqual(all(form));
  expect(Object.keys(again.definitions).length).toBeLessThan(Object.keys(form.definitions).length);
  expect(again.everywhere).toEqual(form.everywhere);
});
