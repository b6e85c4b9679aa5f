import { expect, it } from 'vitest';
import { validateScreen } from './index.ts';

const texts = (count: number, tpl: string) => Array.from({ length: count }, () => ({ type: 'tpl', tpl }));

it("counts the nodes of the platform's own page where people sign in, and nowhere else", () => {
  const found = (count: number, screen: string, standsFor?: string) =>
    validateScreen(JSON.stringify({ type: 'page', body: texts(count, 'a') }), {
      ...{ texts: {}, layer: 'platform', screen },
      ...(standsFor ? { standsFor } : {}),
    }).some(({ code }) => code === 'bounds.nodes');
  expect([found(2100, 'account/login'), found(2100, 'login/card', 'account/login')]).toEqual([true, true]);
  expect([found(1900, 'account/login'), found(2100, 'home/companies')]).toEqual([false, false]);
});
