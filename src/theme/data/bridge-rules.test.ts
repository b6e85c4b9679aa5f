import { expect, it } from 'vitest';
import type { Theme } from '../../types/generated/theme.ts';
import { BRIDGE } from './bridge.ts';
import { baseOf } from './house.ts';
import { themeCss } from './theme-css.ts';

/** The rules that a theme adds with these values in one section. */
function rulesOf(token: string, body: Record<string, unknown>): string[] {
  const theme: Theme = { config: { name: 'x' }, global: {}, component: { any: { token, body } } };
  const [, ...rules] = themeCss(theme, baseOf(theme)).trim().split('\n');
  return rules;
}

it('has a rule for a field that amis does not read', () => {
  expect(rulesOf('--drawer-content-', { font: { color: 'red' } })).toEqual([
    'html:root :is(.cxd-Drawer-body){color:var(--drawer-content-color)}',
  ]);
});

it('writes only what the theme says, so that amis says the rest', () => {
  expect(rulesOf('--Tabs--radio-', { padding: { paddingLeft: '9px' } })).toHaveLength(1);
  expect(rulesOf('--Tabs--radio-', { padding: { paddingLeft: '9px' } })[0]).toMatch(
    /\{padding-left:var\(--Tabs--radio-paddingLeft\)\}$/,
  );
  expect(rulesOf('--Tabs--radio-', { padding: { paddingLeft: '' } })).toEqual([]);
});

it('leaves out what the stock theme says and amis never showed', () => {
  expect(rulesOf('--Tag-model-normal-', { 'close-size': 'var(--sizes-size-0)' })).toEqual([]);
  expect(rulesOf('--Tag-model-normal-', { 'close-size': '9px' })).toEqual([
    'html:root :is(.cxd-Tag--normal .cxd-Tag--close .icon){width:var(--Tag-model-normal-close-size);height:var(--Tag-model-normal-close-size)}',
  ]);
});

it('sets variables of amis for one component alone', () => {
  expect(rulesOf('--Wizard-badge-', { size: '40px' })).toEqual([
    'html:root :is(.cxd-Wizard){--steps-base-icon-size:var(--Wizard-badge-size)}',
  ]);
});

it('has a rule for each word of a repeated one', () => {
  const selectors = BRIDGE.map(({ selector }) => selector);
  expect(selectors.filter((selector) => selector.startsWith('.cxd-Button--size-'))).toHaveLength(5);
  expect(selectors).toContain('.cxd-Number--enhance .cxd-Number--enhance-right-icon:active svg');
  expect(selectors.join()).not.toMatch(/[{}]/);
});
