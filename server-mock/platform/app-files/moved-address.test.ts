import { expect, it } from 'vitest';
import { moveAddress } from './moved-address.ts';

it('replaces the address of an app and leaves apps alone whose keys begin like it', () => {
  const page = {
    api: 'get:/api/company/a/app/crm/data/x?y=${1}',
    link: '/company/a/app/crm',
    other: ['/company/a/app/crm-old/x', '/company/a/app/crm2', '/company/ab/app/crm/x'],
  };
  expect(moveAddress(page, '/company/a/app/crm', '/company/b/app/new')).toEqual({
    api: 'get:/api/company/b/app/new/data/x?y=${1}',
    link: '/company/b/app/new',
    other: page.other,
  });
});
