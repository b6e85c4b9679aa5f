import { expect, it } from 'vitest';
import type { HostState } from '../../state/state.ts';
import { queryOf, rootDataOf, setDocumentData } from './root-data.ts';

it('reads a query', () => {
  expect(queryOf('?a=1&b=x%20y&a=2')).toEqual({ a: '2', b: 'x y' });
});

it.each([
  ['builtin', true],
  ['platform', true],
  ['company', false],
  ['app', false],
])("hides the platform's frame of a %s page by the address: %s", (layer, embedded) => {
  const screen = { id: 'company/desk', layer };
  const state = { scope: {}, place: { search: '?embed=1' }, view: { route: null, params: {}, screen } };
  expect(rootDataOf(state as unknown as HostState).embedded).toBe(embedded);
});

it('gives pages what they may know', () => {
  const route = { path: '/company/:companyKey', screen: 'company/desk', title: 'i18n:desk', access: 'company-member' };
  const state = {
    locale: 'en-US',
    mobile: true,
    scope: { company: 'acme' },
    place: { search: '?tab=1' },
    view: { route, params: { companyKey: 'acme' }, screen: { id: 'company/desk' } },
    notices: [{ kind: 'override-failed' }],
    texts: { secret: 'no' },
  } as unknown as HostState;
  const data = rootDataOf(state);
  expect(data).toMatchObject({
    prefix: '/api/company/acme',
    mobile: true,
    query: { tab: '1' },
    params: { companyKey: 'acme' },
    route: { path: '/company/:companyKey', screen: 'company/desk', title: 'i18n:desk' },
  });
  expect(Object.keys(data)).not.toContain('texts');
});

it('says what its document has it say beside that', () => {
  const state = { scope: {}, place: { search: '' }, view: { route: null, params: {}, screen: { id: 'desk' } } };
  const read = () => rootDataOf(state as unknown as HostState);
  expect(Object.keys(read())).not.toContain('narrow');
  setDocumentData(() => ({ narrow: true, dark: false }));
  expect(read()).toMatchObject({ narrow: true, dark: false });
  setDocumentData(() => ({}));
});
