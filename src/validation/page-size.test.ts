import { expect, it } from 'vitest';
import { validateScreen } from './index.ts';

const codes = (body: object) =>
  validateScreen(JSON.stringify({ type: 'page', body }), { texts: {}, screen: 'docs/empty' }).map(({ code }) => code);

const texts = (count: number, tpl: string) => Array.from({ length: count }, () => ({ type: 'tpl', tpl }));

it('counts formulas, not the texts that they stand in', () => {
  expect(codes(texts(100, '${1}'.repeat(51)))).toContain('bounds.formulas');
  expect(codes(texts(100, '${1}'.repeat(49)))).not.toContain('bounds.formulas');
});

it('counts fewer nodes of a company on its sign-in page', () => {
  const found = (count: number, screen: string, standsFor?: string) =>
    validateScreen(JSON.stringify({ type: 'page', body: texts(count, 'a') }), {
      ...{ texts: {}, layer: 'company', scope: { company: 'globex' }, screen },
      ...(standsFor ? { standsFor } : {}),
    }).some(({ code }) => code === 'bounds.nodes');
  expect([found(600, 'account/login'), found(600, 'own/entrance', 'account/login')]).toEqual([true, true]);
  expect([found(490, 'account/login'), found(600, 'company/desk')]).toEqual([false, false]);
});

it("counts the nodes of the platform's own page where people sign in, and nowhere else", () => {
  const found = (count: number, screen: string, standsFor?: string) =>
    validateScreen(JSON.stringify({ type: 'page', body: texts(count, 'a') }), {
      ...{ texts: {}, layer: 'platform', screen },
      ...(standsFor ? { standsFor } : {}),
    }).some(({ code }) => code === 'bounds.nodes');
  expect([found(2100, 'account/login'), found(2100, 'login/card', 'account/login')]).toEqual([true, true]);
  expect([found(1900, 'account/login'), found(2100, 'home/companies')]).toEqual([false, false]);
});
