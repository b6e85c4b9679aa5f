import { expect, it } from 'vitest';
import cxd from '../../../schemas/theme/presets/cxd.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { withRatingList, withRatingSection, withRatingVariables } from './rating-colors.ts';
import { exportTheme, importTheme } from './theme-file.ts';

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

it('reads the list of the public shape into a section, and writes it again', () => {
  const theme = withRatingSection(of({ activeColors: list }));
  expect(theme.component!['inputRating']).toEqual({ active: { token: '--Rating-active-', body } });
  const written = withRatingList(theme).component!['inputRating'] as { activeColors: object[] };
  expect(written.activeColors).toHaveLength(5);
  expect(importTheme(exportTheme(theme), theme)).toEqual({ theme, unused: [] });
});

it('leaves a theme without colours of ratings as it is', () => {
  const plain = of({ text: { token: '--Rating-text-', body: {} } });
  expect([withRatingSection(plain), withRatingList(plain)]).toEqual([plain, plain]);
  expect(withRatingSection(of({ activeColors: ['red'] })).component!['inputRating']).toEqual({});
});
