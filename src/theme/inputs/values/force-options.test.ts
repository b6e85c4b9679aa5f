import { expect, it } from 'vitest';
import en from '../../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../../schemas/locales/zh-CN.json' with { type: 'json' };
import light from '../../../../schemas/theme/platform.json' with { type: 'json' };
import dark from '../../../../schemas/theme/platform-dark.json' with { type: 'json' };
import { forceOptions } from './force-options.ts';
import { leavesOf } from './options.ts';

const page = {} as Document;
const colors = (texts: object) => forceOptions('color', (key) => (texts as Record<string, string>)[key] ?? '', page);

it.each([
  ['light', light],
  ['dark', dark],
])('every colour that is offered is one of the %s look', (_, theme) => {
  const known = JSON.stringify(theme);
  const values = leavesOf(colors(en)).map(({ value }) => value.slice('var('.length, -1));
  expect(values.length).toBeGreaterThan(15);
  expect(values.filter((variable) => !known.includes(`"${variable}"`))).toEqual([]);
});

it.each([
  ['English', en],
  ['Chinese', zh],
])('every colour has a name of its own in %s', (_, texts) => {
  const groups = colors(texts);
  const names = leavesOf(groups).map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
  expect([...names, ...groups.map(({ label }) => label)]).not.toContain('');
});

it('offers the steps that the theme in force has', () => {
  const values: Record<string, string> = { '--borders-width-2': ' 1px', '--borders-width-9': '9px' };
  const view = { getComputedStyle: () => ({ getPropertyValue: (name: string) => values[name] ?? '' }) };
  const worn = { defaultView: view } as unknown as Document;
  expect(forceOptions('borderWidth', String, worn)).toEqual([
    { label: '', value: 'var(--borders-width-2)', realValue: '1px' },
  ]);
});
