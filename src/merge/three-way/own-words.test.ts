import { describe, expect, it } from 'vitest';
import { type Choice, type Json, type JsonObject, merge } from '../index.ts';

const lead = (tpl: string): JsonObject => ({ type: 'tpl', id: 'lead', tpl });
const other = (tpl: string): JsonObject => ({ type: 'tpl', id: 'other', tpl });

/** A page with own English words for keys, where there are any. */
const page = (body: Json[], words: JsonObject = {}): JsonObject => ({
  type: 'page',
  body,
  ...(Object.keys(words).length > 0 && { $texts: { 'zh-CN': words, 'en-US': words } }),
});

const KEY = 'i18n:home.lead';
const OWN = { 'home.lead': 'Pick your company' };
const base = page([lead(KEY)]);
const reworded = page([lead(KEY)], OWN);

/** What comes of a merge whose only conflict is settled so. */
function settled(pages: readonly [Json, Json, Json], choice: Choice): Json {
  const { conflicts } = merge(...pages);
  const choices = Object.fromEntries(conflicts.map(({ id }) => [id, choice]));
  const { page: merged, conflicts: left } = merge(...pages, choices);
  expect(left).toEqual([]);
  return merged;
}

describe.each([
  ['another key', page([lead('i18n:home.noneText')])],
  ['a plain text', page([lead('Companies')])],
  ['no text', page([{ type: 'tpl', id: 'lead' }])],
])('own words for a key in whose place the other side put %s', (_, rekeyed) => {
  it('make the property a conflict, and stand until somebody chooses', () => {
    const { page: merged, conflicts } = merge(base, rekeyed, reworded);
    expect(merged).toEqual(reworded);
    expect(conflicts).toMatchObject([
      {
        kind: 'property',
        property: '/tpl',
        pointer: '/body/0',
        stands: 'mine',
        base: { value: KEY },
        mine: { value: KEY },
      },
    ]);
  });

  it('stay with their key when mine is chosen, and go with it when theirs is', () => {
    expect(settled([base, rekeyed, reworded], 'mine')).toEqual(reworded);
    expect(settled([base, rekeyed, reworded], 'merged')).toEqual(reworded);
    expect(settled([base, rekeyed, reworded], 'theirs')).toEqual(rekeyed);
  });

  it('are a conflict for the other side as well', () => {
    const { page: merged, conflicts } = merge(base, reworded, rekeyed);
    expect(merged).toEqual(rekeyed);
    expect(conflicts).toMatchObject([{ kind: 'property', property: '/tpl', stands: 'mine' }]);
    expect(settled([base, reworded, rekeyed], 'theirs')).toEqual(reworded);
    expect(settled([base, reworded, rekeyed], 'mine')).toEqual(rekeyed);
  });
});

it('words that one side removed count as changed words', () => {
  const { conflicts } = merge(reworded, page([lead('i18n:home.noneText')], OWN), base);
  expect(conflicts).toMatchObject([{ kind: 'property', property: '/tpl' }]);
});

it('a removed node stays if the other side changed its words', () => {
  const { page: merged, conflicts } = merge(base, page([]), reworded);
  expect(merged).toEqual(reworded);
  expect(conflicts).toMatchObject([{ kind: 'removed', stands: 'mine' }]);
  expect(settled([base, page([]), reworded], 'theirs')).toEqual(page([]));
});

describe('no conflict is', () => {
  const clean = (theirs: Json, mine: Json, from: Json = base) => {
    const { page: merged, conflicts } = merge(from, theirs, mine);
    expect(conflicts).toEqual([]);
    expect(merge(from, mine, theirs)).toEqual({ page: merged, conflicts: [] });
    return merged;
  };

  it('a value that still names the key, another property, or a key with unchanged words', () => {
    const longer = lead(`${KEY} (i18n:home.more)`);
    expect(clean(page([longer]), reworded)).toEqual(page([longer], OWN));
    const marked = { ...lead(KEY), className: 'wide' };
    expect(clean(page([marked]), reworded)).toEqual(page([marked], OWN));
    const two = page([lead(KEY), other('i18n:home.other')]);
    const theirs = page([lead(KEY), other('i18n:home.new')]);
    expect(clean(theirs, page([lead(KEY), other('i18n:home.other')], OWN), two)).toEqual({
      ...theirs,
      $texts: reworded['$texts'],
    });
  });

  it('words that both sides have from the base', () => {
    expect(clean(page([lead('Companies')], OWN), reworded, reworded)).toEqual(page([lead('Companies')], OWN));
    expect(clean(page([lead('Companies')]), reworded, reworded)).toEqual(page([lead('Companies')]));
  });

  it('words that one side removed with the last use of their key, while the other side still uses it', () => {
    const copied = page([lead(KEY), other(KEY)], OWN);
    expect(clean(page([lead('Companies')]), copied, reworded)).toEqual(page([lead('Companies'), other(KEY)], OWN));
  });
});

describe('words that nothing names', () => {
  const unused = { 'own.old': 'Old' };

  it('stay if a side already had them unused, and go if the merge made them unused', () => {
    const mine = page([lead(KEY)], { ...OWN, ...unused });
    expect(settled([base, page([lead('Companies')]), mine], 'theirs')).toEqual(page([lead('Companies')], unused));
    const keyed = page([lead('i18n:own.lead')], { 'own.lead': 'Ours' });
    const pages = [page([lead('Plain')]), page([lead('Theirs')]), keyed] as const;
    expect(settled(pages, 'theirs')).toEqual(page([lead('Theirs')]));
    expect(settled(pages, 'mine')).toEqual(keyed);
  });

  it('leave the empty places that a side has', () => {
    const empty = { ...page([lead('Companies')]), $texts: { 'zh-CN': {}, 'en-US': {} } };
    expect(merge(reworded, empty, reworded)).toEqual({ page: empty, conflicts: [] });
    expect(merge(reworded, page([]), reworded)).toEqual({ page: page([]), conflicts: [] });
  });

  it('are no conflict, whatever both sides wrote there', () => {
    const two = page([lead(KEY), other(KEY)]);
    const theirs = page([lead('Companies'), other(KEY)], { 'home.lead': 'Theirs' });
    const mine = page([lead(KEY)], OWN);
    const { conflicts } = merge(two, theirs, mine);
    const inWords = conflicts.filter(({ property }) => property?.startsWith('/$texts'));
    expect([conflicts.length, inWords.length]).toEqual([4, 2]);
    const [shown, gone] = ['property', 'removed'].map(
      (kind) => conflicts.find((one) => one.kind === kind && !inWords.includes(one))!,
    );
    const left = merge(two, theirs, mine, { [shown!.id]: 'theirs', [gone!.id]: 'mine' });
    expect(left).toEqual({ page: page([lead('Companies')]), conflicts: [] });
  });
});

it('words that both sides changed are a conflict in each language in which they differ', () => {
  const words = (zh: string, en: string) => ({
    ...base,
    $texts: { 'zh-CN': { 'home.lead': zh }, 'en-US': { 'home.lead': en } },
  });
  const { page: merged, conflicts } = merge(base, words('公司', 'Theirs'), words('公司', 'Mine'));
  expect(merged).toEqual(words('公司', 'Mine'));
  expect(conflicts).toMatchObject([
    { kind: 'property', property: '/$texts/en-US/home.lead', theirs: { value: 'Theirs' }, mine: { value: 'Mine' } },
  ]);
});
