import { getRenderers } from 'amis-core';
import 'amis/lib/minimal';
import { expect, it } from 'vitest';
import { amisTypes } from '../types/generated/amis-types.ts';
import { shapeWalker } from '../validation/amis/check-shapes.ts';

const registered = getRenderers().flatMap(({ type, alias = [] }) => (type ? [type, ...alias] : alias));

it('lists every type that amis really registers', () => {
  expect(registered.length).toBeGreaterThan(150);
  expect(registered.filter((type) => !shapeWalker().knowsType(type))).toEqual([]);
});

/** Types that come with another one's file: nested-select, table, flex. */
const companions = new Set(['cascader-select', 'cell-field', 'flex-item']);

it('lists no type that amis does not show', () => {
  const shown = new Set(registered.map((type) => type.toLowerCase()));
  expect(amisTypes.filter((type) => !shown.has(type) && !companions.has(type))).toEqual([]);
});
