import { expect, it } from 'vitest';
import type { Theme } from '../../types/generated/theme.ts';
import { declarationsWith } from './with-twin.ts';

const themeOf = (isDark: boolean, body: object): Theme => ({
  config: { name: 'A', isDark },
  global: {},
  component: { lamp: { token: '--lamp-', body } },
});

it('has what the twin says for the dark look', () => {
  const light = themeOf(false, {
    color: '#111111',
    'bg-color': 'var(--colors-brand-5)',
    line: '#222222',
    width: '2px',
  });
  const dark = themeOf(true, { color: '#eeeeee', 'bg-color': 'var(--colors-brand-4)', line: '#222222', width: '9px' });
  expect(Object.fromEntries(declarationsWith(light, dark))).toEqual({
    '--lamp-color': 'light-dark(#111111,#eeeeee)',
    '--lamp-bg-color': 'light-dark(var(--colors-brand-5),var(--colors-brand-4))',
    '--lamp-line': '#222222',
    '--lamp-width': 'var(--pw-if-light,2px)var(--pw-if-dark,9px)',
  });
});
