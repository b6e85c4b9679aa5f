import { expect, it } from 'vitest';
import theme from '../../schemas/theme/platform.json' with { type: 'json' };
import { escapeHtml } from './html.ts';
import { standardLogin } from './standard-login.ts';

it('has the letters of the product, and lies in a corner', () => {
  const family = theme.global.fonts.base.body.map(({ value }) => value).join(', ');
  const screen = { layer: 'platform' } as const;
  const link = standardLogin({ contextPath: '', texts: {}, screen }, {});
  expect(link).toContain(escapeHtml(`font: 13px/20px ${family} !important`));
  expect(link).toContain('inset: auto auto clamp(0px, (100vw - 600px) * 9999, 6px)');
});

it('fits a light and a dark page, and is a strip along the edge of a phone', () => {
  const screen = { layer: 'platform' } as const;
  const link = standardLogin({ contextPath: '', texts: {}, screen }, {});
  expect(link).toMatch(/background: light-dark\(.*color: light-dark\(/);
  expect(link).toContain('min-width: clamp(0px, (600px - 100vw) * 9999, 100vw) !important');
});

it('is not there for a built-in screen: it works', () => {
  expect(standardLogin({ contextPath: '', texts: {}, screen: { layer: 'builtin' } }, {})).toBe('');
});
