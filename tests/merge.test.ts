import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { difference, isObject, type Json, type JsonObject, merge } from '../src/merge/index.ts';
import { productPages } from './bench/checker/page-files.ts';
import { type EditedPair, editedPair } from './bench/merge/pair.ts';

/** How many pairs of edited screens each law is tried on. */
const PAIRS = 80;

const screens = productPages().map(({ page }) => page as JsonObject);

const made = (hasIds: boolean): EditedPair[] =>
  Array.from({ length: PAIRS }, (_, seed) => editedPair(screens[seed % screens.length]!, seed, hasIds));

const edited = { ids: made(true), none: made(false) };

function* idsIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string') yield value['id'];
  for (const member of Object.values(value)) yield* idsIn(member);
}

/** A page as a text that does not depend on the order of members and lists. */
function loose(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(loose).sort().join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, member]) => `${name}:${loose(member)}`)
    .sort()
    .join()}}`;
}

describe.each([
  ['with ids', edited.ids],
  ['without ids', edited.none],
])('edited screens %s', { timeout: 30_000 }, (_, pairs) => {
  it('take what only one side changed, and what both changed alike', () => {
    for (const { base, theirs } of pairs) {
      expect(merge(base, theirs, base)).toEqual({ page: theirs, conflicts: [] });
      expect(merge(base, base, theirs)).toEqual({ page: theirs, conflicts: [] });
      expect(merge(base, theirs, theirs)).toEqual({ page: theirs, conflicts: [] });
    }
  });

  it('stay as they are, to the order of their members, when nobody changed them', () => {
    for (const screen of screens)
      expect(JSON.stringify(merge(screen, screen, screen).page)).toBe(JSON.stringify(screen));
  });

  it('become the same page when the sides change places, and conflicts stay conflicts', () => {
    let clean = 0;
    for (const { base, theirs, mine } of pairs) {
      const [one, other] = [merge(base, theirs, mine), merge(base, mine, theirs)];
      expect(one.conflicts.length === 0).toBe(other.conflicts.length === 0);
      if (one.conflicts.length > 0) continue;
      expect(loose(one.page)).toBe(loose(other.page));
      clean += 1;
    }
    expect(clean).toBeGreaterThan(PAIRS / 4);
  });

  it('have each id once, those that both sides kept, and no other ones', () => {
    for (const { base, theirs, mine } of pairs) {
      const ids = [...idsIn(merge(base, theirs, mine).page)];
      const [before, one, other] = [base, theirs, mine].map((page) => new Set(idsIn(page)));
      expect(ids.length).toBe(new Set(ids).size);
      expect(ids.filter((id) => !before!.has(id) && !one!.has(id) && !other!.has(id))).toEqual([]);
      expect([...one!].filter((id) => other!.has(id) && !ids.includes(id))).toEqual([]);
      expect([...one!, ...other!].filter((id) => !before!.has(id) && !ids.includes(id))).toEqual([]);
    }
  });

  it('give the same conflicts each time, and none once all are settled', () => {
    for (const { base, theirs, mine } of pairs) {
      const { conflicts } = merge(base, theirs, mine);
      expect(merge(base, theirs, mine).conflicts).toEqual(conflicts);
      const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'merged' as const]));
      expect(merge(base, theirs, mine, choices).conflicts).toEqual([]);
    }
  });

  it('differ from one another by what was done, and not from themselves', () => {
    for (const { base, theirs } of pairs) {
      expect(difference(base, base).changes).toEqual([]);
      expect(difference(base, theirs).changes.length === 0).toBe(isDeepStrictEqual(base, theirs));
    }
  });
});

it('merges nearly all edits that do not clash to what comes out when one edits after the other', () => {
  let [free, right, wrong] = [0, 0, 0];
  for (const pair of edited.ids) {
    if (pair.right.length === 0) continue;
    free += 1;
    const { page, conflicts } = merge(pair.base, pair.theirs, pair.mine);
    if (conflicts.length > 0) continue;
    if (pair.right.some((one) => loose(one) === loose(page))) right += 1;
    else wrong += 1;
  }
  expect(wrong).toBe(0);
  expect(right / free).toBeGreaterThan(0.9);
});
