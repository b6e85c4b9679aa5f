import { beforeEach, expect, it } from 'vitest';
import { endKeeping, forgetOthers, isSignedOut, nameOfKept, readKept, writeKept } from './kept-changes.ts';

const names = (...people: string[]) => people.map((person) => nameOfKept(person, '/i/profile', 'profile'));

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('other', 'stays');
  for (const name of names('7', '77', '')) writeKept(name, { name: 'Half a na' });
});

it('forgets what others have typed, and all of it at sign-out', () => {
  forgetOthers('7');
  expect(names('7', '77', '').map((name) => readKept(name))).toEqual([{ name: 'Half a na' }, {}, {}]);
  expect(isSignedOut()).toBe(false);
  endKeeping();
  expect([readKept(names('7')[0]!), isSignedOut()]).toEqual([{}, true]);
  expect({ ...sessionStorage }).toEqual({ other: 'stays' });
});

it('keeps what is typed before anybody is signed in until somebody is', () => {
  forgetOthers('');
  expect(names('7', '').map((name) => readKept(name))).toEqual([{}, { name: 'Half a na' }]);
});

it.each(['{', '[1]', 'null', '"a"'])('reads nothing from %s', (text) => {
  sessionStorage.setItem(names('7')[0]!, text);
  expect(readKept(names('7')[0]!)).toEqual({});
});
