import { expect, it } from 'vitest';
import table from '../../schemas/routes.json' with { type: 'json' };
import { COMPANY_PLACES, innerAddress, shownAddress } from './one-company.ts';

it.each([
  ['/app', '/company/acme'],
  ['/app?page=2', '/company/acme?page=2'],
  ['/app/crm', '/company/acme/app/crm'],
  ['/app/crm/deals?stage=won#top', '/company/acme/app/crm/deals?stage=won#top'],
  ['/app/crm/screens/page/deals/edit', '/company/acme/app/crm/screens/page/deals/edit'],
  ['/app/members', '/company/acme/members'],
  ['/app/screens/company/desk', '/company/acme/screens/company/desk'],
])('%s is %s inside', (shown, inner) => {
  expect(innerAddress(shown, 'acme')).toBe(inner);
  expect(shownAddress(inner, 'acme')).toBe(shown);
});

it.each(['/', '/apply', '/i/profile', '/company/globex', '/company/acme-two/members', '/company/acme/nowhere'])(
  '%s stays',
  (address) => {
    expect(innerAddress(address, 'acme')).toBe(address);
    expect(shownAddress(address, 'acme')).toBe(address);
  },
);

it('shows one page at one address', () => {
  expect(shownAddress('/company/acme/', 'acme')).toBe('/app');
  expect(shownAddress('/company/acme/app', 'acme')).toBe('/app');
  expect(innerAddress('/app/', 'acme')).toBe('/company/acme');
});

it('leaves an app alone that has the key of a place of the company', () => {
  expect(shownAddress('/company/acme/app/members/list', 'acme')).toBe('/company/acme/app/members/list');
});

it('knows each place of a company that the route table has', () => {
  const rows = table.routes.flatMap(({ path }) => /^\/company\/:companyKey\/(?!app\/)([\w-]+)/.exec(path)?.[1] ?? []);
  // The desk stands at `/company/KEY/app`, too, which is `/app`.
  expect(rows.filter((place) => !COMPANY_PLACES.has(place))).toEqual(['app']);
});
