import { describe, expect, it } from 'vitest';
import cxd from '../../../schemas/theme/presets/cxd.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { checkTheme } from '../data/check-theme.ts';
import { contrast, lightnessOf } from '../data/color.ts';
import { darkScale, GROUND } from '../data/dark-scale.ts';
import { baseOf } from '../data/house.ts';
import { resolved, themeDeclarations, themeValues } from '../data/theme-css.ts';
import { darkTwin, inDark } from './dark-twin.ts';
import { pathOf, valueAt } from './paths.ts';
import { house } from './whole-theme.ts';

const section = (body: object) => ({ base: { default: { token: '--link-', body } } });
const made = (body: object): Theme => ({ config: { name: 'A' }, global: {}, component: { link: section(body) } });
const bodyOf = (theme: Theme) => valueAt(theme, pathOf('component.link.base.default.body')) as Record<string, unknown>;

describe('the dark twin of a theme', () => {
  it('is a theme for the dark look that names its light one', () => {
    const twin = darkTwin(cxd as unknown as Theme, 'deep-sea');
    expect(twin.config).toMatchObject({ isDark: true, twin: 'deep-sea' });
    expect(checkTheme(twin)).toEqual([]);
  });

  it('has the colours that its light theme has in the dark look', () => {
    const light = cxd as unknown as Theme;
    const colors = (theme: Theme) => theme.global.colors!.brand!.body.colors.map(({ color }) => color);
    expect(colors(darkTwin(light, 'cxd'))).toEqual(darkScale('--colors-brand-', colors(light)));
  });

  it("is as the platform's dark look where the theme is as its light one", () => {
    const twin = darkTwin(house, 'light');
    const differs = [...themeDeclarations(twin, baseOf(twin))].filter(([name]) => name.startsWith('--colors-neutral-'));
    expect(differs).toEqual([]);
  });

  it('turns the lightness of fixed colours, keeps how far one can see through, and leaves references', () => {
    expect(lightnessOf(inDark('#ffffff'))).toBeCloseTo(lightnessOf(GROUND), 2);
    expect(lightnessOf(inDark('#000000'))).toBeCloseTo(0.96, 2);
    expect(inDark('rgba(255, 255, 255, 0.5)')).toBe(`${inDark('#ffffff')}80`);
    const twin = darkTwin(made({ 'bg-color': '#ffffff', font: { color: 'var(--colors-neutral-text-2)' } }), 'a');
    expect(bodyOf(twin)).toEqual({ 'bg-color': inDark('#ffffff'), font: { color: 'var(--colors-neutral-text-2)' } });
  });

  it('keeps words readable on the ground of their section, by the colour that refers to nothing', () => {
    const bodies = [
      { 'bg-color': '#5588cc', font: { color: '#ffffff' } },
      { 'bg-color': '#5588cc', font: { color: 'var(--colors-neutral-text-2)' } },
      { font: { color: '#aaaaaa' } },
    ];
    for (const body of bodies) {
      const twin = darkTwin(made(body), 'a');
      const values = new Map([...baseOf(twin), ...themeValues(twin)]);
      const { font, 'bg-color': ground = GROUND } = bodyOf(twin) as { font: { color: string }; 'bg-color'?: string };
      expect(contrast(resolved(font.color, values), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
