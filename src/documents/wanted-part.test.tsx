import { expect, it } from 'vitest';
import { safeRedirect } from '../../server-mock/kernel/redirects/safe-redirect.ts';
import { keepWantedPart } from './wanted-part.ts';

/** The address bar after the sign-in page has begun. */
function begunAt(address: string): string {
  history.replaceState({ idx: 3 }, '', address);
  keepWantedPart();
  expect(history.state).toEqual({ idx: 3 });
  return location.pathname + location.search + location.hash;
}

it.each(['#security', '#100%', '#a%20b', '#%E5%B7%A5'])('puts %s behind the wanted page, for every way in', (part) => {
  begunAt(`/login?redirect=%2Fi%2Fprofile%3Ftab%3D2&authType=oauth${part}`);
  expect(location.hash).toBe('');
  const query = new URLSearchParams(location.search);
  expect(query.get('authType')).toBe('oauth');
  expect(safeRedirect(query.get('redirect'))).toBe(`/i/profile?tab=2${part}`);
});

it.each(['/login?redirect=%2Fi', '/login#part', '/login?redirect=%2Fi%23a#b', '/login?redirect=#b', '/login'])(
  'leaves %s as it is',
  (address) => expect(begunAt(address)).toBe(address),
);
