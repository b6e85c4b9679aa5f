import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { difference, isObject, type Json, type JsonObject, merge } from '../src/merge/index.ts';
import { productPages } from './bench/checker/page-files.ts';
import { type EditedPair, editedPair } from './bench/merge/pair.ts';
import { keysNamed, LANGUAGES, withOwnWords, withTextInPlaceOf, withWords } from './support/own-words.ts';

/** How many pairs of edited screens each law is tried on. */
const PAIRS = 30;

const screens = productPages().map(({ page }) => page as JsonObject);

const made = (hasIds: boolean): EditedPair[] =>
  Array.from({ length: PAIRS }, (_, seed) => editedPair(screens[seed % screens.length]!, seed, hasIds));

const edited = { ids: made(true), none: made(false) };
const worded = [...edited.ids, ...edited.none].map(withOwnWords);

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
  ['with own words', worded],
])('edited screens %s', { timeout: 30_000 }, (_, pairs) => {
  it('take what only one side changed, and what both changed alike', () => {
    for (const { base, theirs } of pairs) {
      expect(merge(base, theirs, base)).toEqual({ page: theirs, conflicts: [] });
      expect(merge(base, base, theirs)).toEqual({ page: theirs, conflicts: [] });
      expect(merge(base, theirs, theirs)).toEqual({ page: theirs, conflicts: [] });
    }
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

it('screens stay as they are, to the order of their members, when nobody changed them', () => {
  for (const screen of screens) expect(JSON.stringify(merge(screen, screen, screen).page)).toBe(JSON.stringify(screen));
});

it('merges nearly all edits that do not clash to what comes out when one edits after the other', {
  timeout: 30_000,
}, () => {
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

/** What a page's own words say for a key. */
const said = ({ $texts }: JsonObject, language: string, key: string): Json | undefined => {
  const words = isObject($texts) ? $texts[language] : undefined;
  return isObject(words) ? words[key] : undefined;
};

/** The keys that a side names and gave other words, with these. */
const rewordedIn = (base: JsonObject, side: JsonObject) =>
  keysNamed(side).flatMap((key) =>
    LANGUAGES.flatMap((language) => {
      const words = said(side, language, key);
      return words === undefined || words === said(base, language, key) ? [] : [{ key, language, words }];
    }),
  );

it('loses no words of either side without a conflict', { timeout: 30_000 }, () => {
  let kept = 0;
  for (const { base, theirs, mine } of worded) {
    const merged = merge(base, theirs, mine);
    if (merged.conflicts.length > 0) continue;
    const page = merged.page as JsonObject;
    const named = new Set(keysNamed(page));
    for (const { key, language, words } of [theirs, mine].flatMap((side) => rewordedIn(base, side))) {
      expect([key, named.has(key), said(page, language, key)]).toEqual([key, true, words]);
      kept += 1;
    }
  }
  expect(kept).toBeGreaterThan(20);
});

it('keeps words and other texts that have no key in common, without asking', { timeout: 30_000 }, () => {
  let tried = 0;
  for (const screen of screens) {
    const [one, other] = keysNamed(screen);
    if (!one || !other) continue;
    const words = new Map([[one, 'mine']]);
    const [theirs, mine] = [withTextInPlaceOf(screen, other, 'Plain'), withWords(screen, words)];
    const both = withWords(theirs, words);
    expect(merge(screen, theirs, mine)).toEqual({ page: both, conflicts: [] });
    expect(merge(screen, mine, theirs)).toEqual({ page: both, conflicts: [] });
    const rekeyed = withTextInPlaceOf(screen, one, 'Plain');
    if (keysNamed(rekeyed).includes(one)) continue;
    const { page, conflicts } = merge(screen, rekeyed, mine);
    expect(page).toEqual(mine);
    expect(conflicts.length).toBeGreaterThan(0);
    const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'theirs' as const]));
    expect(merge(screen, rekeyed, mine, choices)).toEqual({ page: rekeyed, conflicts: [] });
    tried += 1;
  }
  expect(tried).toBeGreaterThan(20);
});
