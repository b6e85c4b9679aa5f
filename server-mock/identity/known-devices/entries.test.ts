import { expect, it } from 'vitest';
import { type DeviceEntries, hasEntry, readEntries, withEntry, writeEntries } from './entries.ts';

const at = new Date('2030-01-01T00:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const holder = (name: string, secret = 'hash') => ({ subject: `account:${name}`, secret });
const empty: DeviceEntries = { mark: 'm'.repeat(22), entries: [] };
const maxAge = 60;

const after = (...names: string[]) =>
  names.reduce((known, name) => withEntry('key', known, holder(name), { at, maxAge }), empty);
const knows = (known: DeviceEntries, name: string, when = at) => hasEntry('key', known, holder(name), when);

it('knows whoever it was made for, until it expires', () => {
  const cookie = writeEntries(after('ann', 'bob'));
  const known = readEntries(cookie)!;
  expect(['ann', 'bob', 'carl'].map((name) => knows(known, name))).toEqual([true, true, false]);
  expect([knows(known, 'ann', later(59)), knows(known, 'ann', later(60))]).toEqual([true, false]);
  expect(cookie).not.toContain('ann');
});

it('is worth nothing for another password, key, browser or end', () => {
  const known = after('ann');
  const [entry] = known.entries as [string];
  expect(hasEntry('key', known, holder('ann', 'another hash'), at)).toBe(false);
  expect(hasEntry('another key', known, holder('ann'), at)).toBe(false);
  expect(knows({ ...known, mark: 'n'.repeat(22) }, 'ann')).toBe(false);
  expect(knows({ ...known, entries: [`zzzzzz${entry.slice(entry.indexOf('-'))}`] }, 'ann')).toBe(false);
});

it('keeps the five who came last, each once', () => {
  const known = after('ann', 'bob', 'bob', 'carl', 'dora', 'emil', 'fred');
  expect(known.entries).toHaveLength(5);
  expect(['ann', 'bob', 'fred'].map((name) => knows(known, name))).toEqual([false, true, true]);
  expect(readEntries(writeEntries(known))).toEqual(known);
});

it.each([
  undefined,
  '',
  'short',
  `${'m'.repeat(22)}.`,
  `${'m'.repeat(22)}.1-x`,
  `${'m'.repeat(22)};.1-${'s'.repeat(22)}`,
])('reads nothing from %j', (cookie) => expect(readEntries(cookie)).toBeUndefined());

it('reads no more than it would write', () => {
  const many = { ...empty, entries: Array.from({ length: 12 }, () => `1-${'s'.repeat(22)}`) };
  expect(readEntries(writeEntries(many))?.entries).toHaveLength(5);
  expect(readEntries(writeEntries({ ...many, entries: [...many.entries, ...many.entries] }))).toBeUndefined();
});
