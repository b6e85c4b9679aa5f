import { expect, it } from 'vitest';
import type { Theme } from '../../types/generated/theme.ts';
import { withField } from './expand.ts';
import type { Panel } from './panel.ts';
import { placesIn, usesOf } from './places.ts';

const panel: Panel = {
  path: 'component.lamp',
  samples: [{ form: 'kind', body: {} }],
  forms: {
    kind: {
      title: 'Kind',
      states: ['default', 'hover'],
      own: 'type',
      groups: [
        { title: 'Look', at: 'type.{index}.{state}', token: '--lamp-{type}-{state}-', fields: ['bg-color'] },
        { title: 'Text', at: 'type.{index}.default', token: '--lamp-{type}-', state: 'default', fields: ['font'] },
      ],
    },
  },
};
const places = placesIn('lamp', panel, () => [{ type: 'desk' }, { type: 'floor' }]);

it('finds the form, the kind, the state and the group of a variable', () => {
  expect(places.get('--lamp-floor-hover-bg-color')).toEqual({
    panel: 'lamp',
    part: 'kind',
    index: 1,
    state: 'hover',
    group: 1,
    title: 'Look',
    field: 'component.lamp.type.1.hover.body.bg-color',
    isColor: true,
  });
  expect(places.get('--lamp-desk-fontSize')).toMatchObject({ index: 0, group: 2, isColor: false });
});

it('counts the fields that follow a variable, whatever stands between', () => {
  const values = new Map([
    ['--lamp-desk-default-bg-color', 'var(--light)'],
    ['--lamp-desk-color', 'var(--colors-brand-5)'],
    ['--light', 'var(--colors-brand-5)'],
    ['--loop', 'var(--loop)'],
  ]);
  expect([...usesOf('--colors-brand-5', places, values)]).toEqual([['lamp', 2]]);
  expect([...usesOf('--colors-brand-4', places, values)]).toEqual([]);
});

it('puts a value into the field of a variable, with the list that it needs and the token of its section', () => {
  const { part, index, field } = places.get('--lamp-floor-hover-bg-color')!;
  const theme: Theme = { config: { name: 'Empty' }, global: {}, component: {} };
  const kinds = [{ type: 'desk' }, { type: 'floor' }];
  expect(withField(theme, panel, { part, index, field, kinds, value: '#123456' }).component).toEqual({
    lamp: {
      type: [
        { type: 'desk' },
        { type: 'floor', hover: { token: '--lamp-floor-hover-', body: { 'bg-color': '#123456' } } },
      ],
    },
  });
});
