import { expect, it } from 'vitest';
import { framedSite, isFrameType } from './framed-site.ts';

const hosts = ['Maps.example.com', 'own.example.com', 'tiles.example.com:8443'];
const read = (address: string) => framedSite(address, hosts, 'https://own.example.com');

it.each([
  ['https://maps.example.com/a?b=1', 'https://maps.example.com/a?b=1'],
  ['https://tiles.example.com:8443/', 'https://tiles.example.com:8443/'],
])('shows %s', (address, shown) => expect(read(address)).toBe(shown));

it.each([
  'http://maps.example.com/',
  'https://maps.example.com:444/',
  'https://tiles.example.com/',
  'https://maps.example.com.evil.example/',
  'https://own.example.com/i/profile',
  'https://a:b@maps.example.com/',
  '//maps.example.com/',
  '/i/profile',
  'i/profile',
  'data:text/html,x',
  'blob:https://maps.example.com/1',
  'javascript:alert(1)',
  '',
])('does not show %s', (address) => expect(read(address)).toBeNull());

it('knows the nodes in any case', () => {
  expect(['iframe', 'IFrame', 'webviewer', 'Refreshable-Frame'].every(isFrameType)).toBe(true);
  expect(isFrameType('frame')).toBe(false);
});
