import { expect, it } from 'vitest';
import { validateScreen } from '../screen.ts';

const outlet = { type: 'screen-outlet' };
const codes = (screen: string | undefined, ...body: unknown[]) =>
  validateScreen({ type: 'page', body }, { texts: {}, screen }).map(({ code, pointer, line }) => [code, pointer, line]);

it('lets a shell have one outlet, however deep', () => {
  expect(codes('shell/platform', { type: 'container', body: { type: 'flex', items: [outlet] } })).toEqual([]);
});

it('refuses a shell without one', () => {
  expect(codes('shell/platform', 'no place')).toEqual([['shell.no-outlet', '', 1]]);
});

it('refuses a shell with two, and names the place of the second', () => {
  expect(codes('shell/own', outlet, { type: 'container', body: outlet })).toEqual([['shell.outlets', '', 9]]);
});

it.each(['home/companies', undefined])('asks nothing of %s', (id) => {
  expect(codes(id, 'no place')).toEqual([]);
});
