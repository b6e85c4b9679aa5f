import { expect, it } from 'vitest';
import platform from '../../../schemas/theme/platform.json' with { type: 'json' };
import platformDark from '../../../schemas/theme/platform-dark.json' with { type: 'json' };
import contrastPreset from '../../../schemas/theme/presets/contrast.json' with { type: 'json' };
import cxd from '../../../schemas/theme/presets/cxd.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { contrast } from './color.ts';
import { darkScale } from './dark-scale.ts';
import { baseOf } from './house.ts';
import { shades } from './scales.ts';
import { changedVariables, themeCss, themeValues } from './theme-css.ts';

const house = platform as Theme;

/** A theme with nothing but these components. */
const withComponents = (component: Record<string, unknown>): Theme => ({
  config: { name: 'x' },
  global: {},
  component,
});
const valuesOf = (component: Record<string, unknown>) => Object.fromEntries(themeValues(withComponents(component)));
const cssOf = (theme: Theme) => themeCss(theme, baseOf(theme));

it('names the variables of a section as amis reads them', () => {
  const body = {
    'bg-color': '#fff',
    font: { color: 'red', fontWeight: 500 },
    'header-font': { color: 'blue' },
    'hover-border': { 'top-border-color': 'green' },
    'padding-and-margin': { paddingTop: '1px' },
    padding: { paddingLeft: '2px' },
    empty: '',
  };
  expect(valuesOf({ any: { where: { token: '--x-', body } } })).toEqual({
    '--x-bg-color': '#fff',
    '--x-color': 'red',
    '--x-fontWeight': '500',
    '--x-header-color': 'blue',
    '--x-hover-top-border-color': 'green',
    '--x-paddingTop': '1px',
    '--x-paddingLeft': '2px',
  });
});

it('finds sections within a section', () => {
  const color = [{ token: '--Tag-color-active-', body: { color: 'red' } }];
  expect(valuesOf({ tag: { token: '--Tag-', body: { fontColor: 'blue' }, color } })).toEqual({
    '--Tag-fontColor': 'blue',
    '--Tag-color-active-color': 'red',
  });
});

it('writes the names that this amis reads for those of older data', () => {
  const body = { 'bg-color': 'red' };
  expect(valuesOf({ checkbox: { token: '--checkbox-checked-hover-', body } })).toEqual({
    '--checkbox-default-checked-hover-bg-color': 'red',
  });
  expect(valuesOf({ panel: { token: '--Panel-', body: { bg: 'red' } } })).toEqual({ '--Panel-bg-color': 'red' });
});

it('lets marked values follow the default state, whichever it has now', () => {
  const state = (token: string, body: object) => ({ token, body });
  const box = {
    default: state('--b-', { color: 'green', border: { width: '2px' } }),
    hover: state('--b-hover-', { color: 'inherit:red', border: { width: 'inherit:1px' }, shadow: 'inherit:none' }),
  };
  const base = {
    default: { deep: state('--c-', { color: 'blue' }) },
    hover: { deep: state('--c-hover-', { color: 'inherit:red' }) },
  };
  expect(valuesOf({ box, base })).toMatchObject({
    '--b-hover-color': 'green',
    '--b-hover-width': '2px',
    '--b-hover-shadow': 'none',
    '--c-hover-color': 'blue',
  });
});

it('says only what differs, and for both looks at once', () => {
  expect(cssOf(house)).toBe('');
  const theme = structuredClone(house);
  for (const [index, color] of shades('#2468f2').entries())
    theme.global.colors!.brand!.body.colors[index]!.color = color;
  const css = cssOf(theme);
  expect(css).toMatch(/^html:root:root,html:root \.AMISCSSWrapper\{--colors-brand-1:light-dark\(#001259,#e6f0ff\);/);
  expect(css.match(/--colors-/g)).toHaveLength(10);
  expect(css.length).toBeLessThan(500);
});

it('says nothing of the dark look for a theme that is dark itself', () => {
  const { global, component } = platformDark;
  const dark = { config: { name: 'x', isDark: true }, global, component } as Theme;
  expect(cssOf(dark)).toBe('');
  expect(cssOf({ ...dark, component: { a: { token: '--body-', body: { bg: '#000' } } } })).toBe(
    'html:root:root,html:root .AMISCSSWrapper{--body-bg:#000}\n',
  );
});

it('keeps the dark counterpart of any brand readable', () => {
  const ground = platformDark.global.colors.neutral.body[1]!.body.colors[10]!.color;
  for (const base of ['#2468f2', '#0e6f5c', '#f23d3d', '#222222', '#ffcc00', '#000080']) {
    const dark = darkScale('--colors-brand-', shades(base));
    expect([base, contrast(dark[4]!, ground) >= 4.5]).toEqual([base, true]);
  }
});

it('keeps black words on white in the preset for weak sight', () => {
  const values = themeValues(contrastPreset as Theme);
  const read = (name: string) => values.get(`--colors-${name}`)!;
  for (const name of ['neutral-text-5', 'brand-5', 'error-5', 'warning-5', 'success-5', 'info-5', 'link-5'])
    expect([name, contrast(read(name), '#ffffff') >= 7]).toEqual([name, true]);
  expect(contrast(read('neutral-line-7'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

it('makes buttons of its own complete in all states and sizes', () => {
  const token = '--button-gold-default-';
  const component = {
    button1: {
      type: [{ label: 'Gold', type: 'gold', custom: true, default: { token, body: { 'bg-color': 'gold' } } }],
      size: [
        { label: 'Huge', type: 'huge', custom: true, token: '--button-size-huge-', body: { size: { height: '60px' } } },
      ],
    },
  };
  const css = cssOf(withComponents(component));
  expect(css).toContain('{--button-gold-default-bg-color:gold;--button-size-huge-height:60px}');
  for (const state of ['{', ':not(:disabled):not(.is-disabled):hover{', ':is(:disabled,.is-disabled){'])
    expect(css).toContain(`html:root .cxd-Button--gold${state}color:`);
  expect(css).toContain(
    'background:var(--button-gold-hover-bg-color,var(--button-gold-default-bg-color,var(--button-default-hover-bg-color)))',
  );
  expect(css).toContain('html:root .cxd-Button--size-huge{font-size:');
  expect(cssOf(withComponents({ button1: { type: [{ type: 'x{}y' }, { type: 'primary' }] } }))).toBe('');
});

it('loads nothing but pictures of the platform', () => {
  const values = (color: string) => valuesOf({ x: { token: '--x-', body: { color } } });
  for (const kept of [
    'url(/api/upload/a1.png) 0 0 / cover #fff',
    'url("data:image/png;base64,AAAA")',
    "url('/base/assets/a.svg')",
  ])
    expect(values(kept)).toEqual({ '--x-color': kept });
  for (const dropped of [
    'url(/logout)',
    'url(https://example.com/a.png)',
    'image-set("/logout" 1x)',
    'url(/api/upload/../x)',
    'url(a',
  ])
    expect(values(dropped)).toEqual({});
});

it('finds what one change changes, and nothing else', () => {
  const before = cxd as unknown as Theme;
  const after = { ...before, component: { ...before.component, link: structuredClone(before.component['link']) } };
  const link = after.component['link'] as { base: { default: { body: { font: Record<string, string> } } } };
  link.base.default.body.font['color'] = '#123456';
  expect([...changedVariables(before, after)]).toEqual([['--link-color', '#123456']]);
  delete link.base.default.body.font['color'];
  expect([...changedVariables(before, after)]).toEqual([['--link-color', undefined]]);
  const fonts = { ...before.global.fonts, weight: { token: '--f-', body: [{ token: '--f-1', value: 1 }] } };
  const changed = changedVariables(before, { ...before, global: { ...before.global, fonts } });
  expect(changed.get('--f-1')).toBe('1');
  expect(changed.get('--fonts-weight-1')).toBeUndefined();
});
