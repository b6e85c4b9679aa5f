import { getRenderers } from 'amis-core';
import 'amis/lib/minimal';
import 'amis/lib/renderers/Form/NestedSelect';
import { expect, it } from 'vitest';
import { registry } from '../../host/renderers/registry.ts';
import { hasChoices, isField, needsLabel } from '../../types/field-types.ts';

const typesOf = (renderer: { type?: string; alias?: string[] }) =>
  [renderer.type ?? [], renderer.alias ?? []].flat().map((type) => type.toLowerCase());

/** What amis calls a form item though it holds no value under its name, or shares it with others on purpose. */
const NO_VALUES = new Set(['fieldset', 'formula', 'hidden', 'input-group', 'radio', 'uuid']);

const items = getRenderers().filter(({ isFormItem }) => isFormItem);
const itemTypes = new Set(items.flatMap(typesOf));
const otherTypes = getRenderers()
  .flatMap(typesOf)
  .filter((type) => !itemTypes.has(type));

it('fields are what amis registers as form items, but for those without a value of their own', () => {
  expect(itemTypes.size).toBeGreaterThan(90);
  expect([...itemTypes].filter((type) => !isField(type) && !NO_VALUES.has(type))).toEqual([]);
  expect([...NO_VALUES].filter((type) => isField(type) || !itemTypes.has(type))).toEqual([]);
});

it('nothing else is one, nor what shows the value of one', () => {
  expect(otherTypes.length).toBeGreaterThan(90);
  expect(otherTypes.filter(isField)).toEqual([]);
  expect([...itemTypes].filter((type) => isField(`static-${type}`))).toEqual([]);
});

it('the platform registers its own fields as such', () => {
  expect(Object.values(registry).filter(({ type, field }) => isField(type) !== field)).toEqual([]);
});

it('what needs a label or offers choices is a field', () => {
  const types = [...itemTypes, ...otherTypes];
  expect(types.filter((type) => (needsLabel(type) || hasChoices(type)) && !isField(type))).toEqual([]);
});
