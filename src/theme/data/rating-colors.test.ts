import { expect, it } from 'vitest';
import cxd from '../../../schemas/theme/presets/cxd.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { componentVariables } from './component-variables.ts';
import { withRatingVariables } from './rating-colors.ts';
import { exportTheme } from './theme-file.ts';

const of = (inputRating: object) => ({ ...cxd, component: { ...cxd.component, inputRating } }) as unknown as Theme;
const body = { '1-color': '#111', '2-color': '#111', '3-color': '#333', '4-color': '#555', '5-color': '#555' };
const list = [
  { value: '#555', id: 5 },
  { value: '#111', id: 2 },
  { value: '#333', id: 3 },
];

it('gives each number of stars of a sheet a variable', () => {
  const css = withRatingVariables(`:root { --Rating-colors: '${JSON.stringify(list)}'; }`);
  for (const [name, color] of Object.entries(body)) expect(css).toContain(`--Rating-active-${name}: ${color};`);
  expect(css).toContain('{"value":"var(--Rating-active-3-color)","id":3}');
  expect(() => withRatingVariables(':root {}')).toThrow('ratings');
});

const variablesOf = (inputRating: object) => {
  const found = new Map<string, string>();
  componentVariables(of(inputRating).component, ({ name, value }) => found.set(name, value));
  return Object.fromEntries([...found].filter(([name]) => name.startsWith('--Rating-active-')));
};
const named = Object.fromEntries(Object.entries(body).map(([name, color]) => [`--Rating-active-${name}`, color]));
const active = { token: '--Rating-active-', body: { '4-color': '#444' } };

it('reads the list of the public shape, and what a section says for single numbers', () => {
  expect(variablesOf({ activeColors: list })).toEqual(named);
  const own = { ...named, '--Rating-active-4-color': '#444' };
  expect(variablesOf({ active, activeColors: list })).toEqual(own);
  expect(variablesOf({ activeColors: ['red', null, { id: 'x', value: 'red' }] })).toEqual({});
});

it('writes the colours of the section into the list of a file, and changes no other list', () => {
  const written = JSON.parse(exportTheme(of({ active, activeColors: list }))).component.inputRating;
  expect(written.activeColors.map(({ value }: { value: string }) => value)).toEqual([
    '#111',
    '#111',
    '#333',
    '#444',
    '#555',
  ]);
  const plain = of({ activeColors: list });
  expect(JSON.parse(exportTheme(plain))).toEqual(plain);
});
