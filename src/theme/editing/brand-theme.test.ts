import { expect, it } from 'vitest';
import { contrast } from '../data/color.ts';
import { neutralShades, shades } from '../data/scales.ts';
import { brandTheme } from './brand-theme.ts';
import { faintShades } from './readable.ts';

it('makes every colour from one, and keeps the rest of the look', () => {
  const { theme, base } = brandTheme('rgba(94, 53, 177, 0.5)')!;
  const { brand, neutral, func, data } = theme.global.colors!;
  expect(base).toBe('#5e35b1');
  expect(brand!.body.colors.map(({ color }) => color)).toEqual(shades(base));
  expect(neutral!.body![1]!.body.colors.map(({ color }) => color)).toEqual(neutralShades(base));
  expect(func!.body!.find(({ token }) => token === '--colors-link-')!.body.colors[4]!.color).toBe(base);
  expect(data!.body![0]!.colors[0]!.value).toBe(base);
  expect(theme.global.fonts).toBeTruthy();
});

it('makes words on the brand readable, whatever the colour', () => {
  for (const color of ['#ffd400', '#7fff00', '#00ffff', '#ffffff', '#808080', '#ff69b4']) {
    const { theme, base, faint } = brandTheme(color)!;
    expect([color, Number(faint) < 4.5, contrast(base, '#ffffff') >= 4.5]).toEqual([color, true, true]);
    expect(faintShades(theme)).toEqual([]);
    // What words have below the pointer, on panels.
    expect(contrast(theme.global.colors!.brand!.body!.colors[5]!.color, '#ffffff')).toBeGreaterThanOrEqual(3);
  }
  expect(brandTheme('#123456')).not.toHaveProperty('faint');
  expect(brandTheme('nothing')).toBeUndefined();
});
