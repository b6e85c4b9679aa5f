import { expect, it } from 'vitest';
import cxd from '../../../../schemas/theme/presets/cxd.json' with { type: 'json' };
import type { Theme } from '../../../types/generated/theme.ts';
import { leavesOf, matching, nameOf, optionOf } from './options.ts';
import { themeOptions } from './theme-options.ts';

const lists = themeOptions(cxd as Theme);

it('offers what a theme has, each with its value in it', () => {
  expect(optionOf(lists.colorOptions, 'var(--colors-brand-5)')).toEqual({
    label: 'default',
    value: 'var(--colors-brand-5)',
    realValue: '#2468f2',
  });
  expect(lists.colorOptions.map(({ value }) => value)).toContain('--colors-neutral-text-');
  expect(lists.sizesOptions).toHaveLength(60);
  expect(optionOf(lists.sizesOptions, 'var(--sizes-base-16)')?.realValue).toBe('2rem');
  expect(lists.borderStyleOptions.map(({ realValue }) => realValue)).toEqual(['none', 'solid', 'dashed', 'dotted']);
  expect(optionOf(lists.shadowOptions, 'var(--shadows-shadow-sm)')?.realValue).toBe(
    '0px 1px 2px 0px rgba(0, 0, 0, 0.05)',
  );
  expect(lists.fontWeightOptions).toHaveLength(9);
  for (const list of Object.values(lists)) for (const { realValue } of leavesOf(list)) expect(realValue).toBeTruthy();
});

it('calls steps by what they are, and finds them by it', () => {
  const third = optionOf(lists.sizesOptions, 'var(--sizes-size-3)')!;
  expect(nameOf(third)).toBe('0.25rem');
  expect(matching(lists.fontSizeOptions, '1').map(nameOf)).toContain('18px');
  expect(matching(lists.fontSizeOptions, '99')).toEqual([]);
});

it('knows further shades by their numbers, and does not offer them', () => {
  const value = 'var(--colors-neutral-line-7)';
  expect(leavesOf(lists.colorOptions).map((option) => option.value)).not.toContain(value);
  expect(optionOf(lists.colorOptions, value)?.label).toBe('7');
});
