import { expect, it } from 'vitest';
import type { Destination } from '../../routes/address.ts';
import { isCurrentAddress } from './current-address.ts';

const navigator = {
  destination: (address: string): Destination | null =>
    address.startsWith('/')
      ? { kind: 'inside', path: address }
      : address.startsWith('http')
        ? { kind: 'outside', url: address }
        : null,
  place: () => ({ pathname: '/i/profile', search: '?tab=2&a=1', hash: '' }),
};

it.each([
  ['/i/profile', true],
  ['/i/profile?tab=2', true],
  ['/i/profile?tab=3', false],
  ['/i', false],
  ['https://other.example/i/profile', false],
  ['', false],
  ['javascript:1', false],
])('%j is the current address: %s', (address, current) => {
  expect(isCurrentAddress(address, navigator)).toBe(current);
});
