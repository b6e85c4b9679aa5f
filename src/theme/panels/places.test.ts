import { expect, it } from 'vitest';
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
  });
  expect(places.get('--lamp-desk-fontSize')).toMatchObject({ index: 0, group: 2 });
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
