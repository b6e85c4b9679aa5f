import { expect, it } from 'vitest';
import { isSameScope, loginScopeOf, scopeOf } from './scope.ts';

it('takes the level from the values of the route', () => {
  expect(scopeOf({ companyKey: 'globex' })).toEqual({ company: 'globex' });
  expect(scopeOf({ companyKey: 'globex', appKey: 'crm' })).toEqual({ company: 'globex', app: 'crm' });
  expect(scopeOf({ appKey: 'crm', other: 'x' })).toEqual({});
});

it('takes the level of a sign-in page from its query', () => {
  expect(loginScopeOf({ company: 'globex', app: 'crm' }, {})).toEqual({ company: 'globex', app: 'crm' });
  expect(loginScopeOf({}, { company: 'globex' })).toEqual({});
  const shown = { company: 'acme', app: 'shop' };
  expect(loginScopeOf({ app: 'shop' }, shown)).toBe(shown);
  expect(loginScopeOf({ app: 'other' }, shown)).toEqual({});
});

it('compares levels', () => {
  expect(isSameScope({}, {})).toBe(true);
  expect(isSameScope({ company: 'a' }, { company: 'a', app: 'b' })).toBe(false);
});
