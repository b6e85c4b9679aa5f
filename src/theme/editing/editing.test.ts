import { describe, expect, it } from 'vitest';
import house from '../../../schemas/theme/platform.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { contrast } from '../data/color.ts';
import { baseOf } from '../data/house.ts';
import { shades } from '../data/scales.ts';
import { themeCss } from '../data/theme-css.ts';
import { edited } from './edits.ts';
import { historyOf } from './history.ts';
import { takenTokens } from './kind-edits.ts';
import { mergeThemes } from './merge-themes.ts';
import { changedPlace, differences, isSame, laidOver, pathOf, valueAt, withValue } from './paths.ts';
import { faintShades } from './readable.ts';
import { wholeTheme } from './whole-theme.ts';

const theme = house as Theme;
const BRAND = 'global.colors.brand';
const coloursAt = (of: Theme, at: string) =>
  (valueAt(of, pathOf(`${at}.body.colors`)) as { color: string }[]).map(({ color }) => color);
const edit = (of: Theme, name: string, args: object) => edited(of, name, args)!;

describe('places in a theme', () => {
  it('changes one place and leaves everything beside it the same object', () => {
    const path = pathOf(`${BRAND}.body.colors.4.color`);
    const next = withValue(theme, path, '#ff0000');
    expect(valueAt(next, path)).toBe('#ff0000');
    expect(next.global.fonts).toBe(theme.global.fonts);
    expect(Array.isArray(valueAt(next, pathOf(`${BRAND}.body.colors`)))).toBe(true);
    expect(withValue(next, path, '#ff0000')).toBe(next);
    expect(withValue({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } });
    expect(withValue<object>({}, ['link', 'icon', 'body', 'size'], '1px')).toEqual({
      link: { icon: { body: { size: '1px' } } },
    });
  });

  it('finds what differs, as deep as both have objects', () => {
    expect(differences({ a: { b: 1, c: [1] }, d: 1 }, { a: { b: 2, c: [1, 2] } })).toEqual([
      [['a', 'b'], 2],
      [
        ['a', 'c'],
        [1, 2],
      ],
      [['d'], undefined],
    ]);
    expect(differences({ a: [1] }, { a: [1] })).toEqual([]);
    expect(laidOver({ a: { b: 1, c: 1 } }, { a: { c: 2 } })).toEqual({ a: { b: 1, c: 2 } });
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  });
});

it('tells changes of different layers of a shadow apart', () => {
  const layers = [{ x: 1, y: 1 }, { x: 1 }];
  expect(changedPlace({ value: layers }, { value: [{ x: 2, y: 1 }, { x: 1 }] })).toEqual(['value', '0', 'x']);
  expect(changedPlace({ value: layers }, { value: [{ x: 1, y: 1 }, { x: 2 }] })).toEqual(['value', '1', 'x']);
  expect(changedPlace({ value: layers }, { value: [{ x: 2, y: 2 }, { x: 1 }] })).toEqual(['value', '0']);
  expect(changedPlace({ value: layers }, { value: layers.slice(1) })).toBeUndefined();
});

describe('edits of colours', () => {
  it('make a scale from its fifth shade', () => {
    const begun = withValue(theme, pathOf(`${BRAND}.body.colors.4.color`), '#2468f2');
    expect(coloursAt(edit(begun, 'scale', { at: BRAND }), BRAND)).toEqual(shades('#2468f2'));
    expect(edit(withValue(theme, pathOf(`${BRAND}.body.colors.4.color`), 'var(--x)'), 'brand', {})).toMatchObject({
      global: { colors: { brand: { body: { colors: { 4: { color: 'var(--x)' } } } } } },
    });
  });

  it('make colours that carry words readable, one or all, and leave readable ones as they are', () => {
    expect(faintShades(theme)).toEqual([]);
    const made = edit(theme, 'brand', { base: '#2468f2', andOthers: true });
    const faint = faintShades(made);
    expect(faint.filter(({ group }) => group === '--colors-neutral-text-')).toMatchObject([
      { shade: 4, isEnoughForLarge: true },
      { shade: 5, isEnoughForLarge: false },
    ]);
    const warning = faint.find(({ group, shade }) => group === '--colors-warning-' && shade === 4)!;
    expect(Number(warning.ratio)).toBeLessThan(3);
    const mended = edit(made, 'readable', { at: warning.at });
    expect(faintShades(mended)).toEqual(faint.filter((shade) => shade !== warning));
    expect(contrast(warning.nearest!, warning.ground)).toBeCloseTo(4.5, 1);
    expect(differences(made, edit(made, 'readable', {}))).not.toEqual([]);
    expect(faintShades(edit(made, 'readable', {}))).toEqual([]);
  });

  it('make the others go with the brand only where that is wanted', () => {
    const alone = edit(theme, 'brand', { base: '#2468f2' });
    expect(alone.global.colors?.neutral).toBe(theme.global.colors?.neutral);
    expect(alone.global.colors?.data).toBe(theme.global.colors?.data);
    const all = edit(theme, 'brand', { base: '#2468f2', andOthers: true });
    expect(coloursAt(all, 'global.colors.neutral.body.0')[0]).toBe('#070c14');
    expect(coloursAt(all, 'global.colors.func.body.0')[4]).toBe('#f23d3d');
    const link = coloursAt(all, 'global.colors.func.body.3');
    const info = coloursAt(all, 'global.colors.func.body.4');
    expect([link, info[4]]).toEqual([shades('#2468f2'), '#2469f2']);
    expect(coloursAt(all, 'global.colors.func.body.5')).toEqual(coloursAt(theme, 'global.colors.func.body.5'));
    expect(valueAt(all, pathOf('global.colors.data.body.0.colors.1.value'))).toBe('#aa24ed');
  });

  it('put a shade on the common list and take it off, and add and remove sets of data colours', () => {
    const common = (of: Theme) =>
      (valueAt(of, pathOf(`${BRAND}.body.common`)) as { color: number }[]).map(({ color }) => color);
    const added = edit(theme, 'common', { at: BRAND, index: 0 });
    expect(common(added)).toEqual([...common(theme), 0]);
    expect(common(edit(added, 'common', { at: BRAND, index: 0 }))).toEqual(common(theme));
    const sets = edit(edit(theme, 'dataSet', { label: 'Warm' }), 'dataSet', { label: 'Cold' });
    expect(valueAt(sets, pathOf('global.colors.data.body.2'))).toMatchObject({
      label: 'Cold',
      custom: true,
      id: 'data-2',
    });
    expect(edit(sets, 'remove', { at: 'global.colors.data.body.1' }).global.colors?.data?.body).toHaveLength(2);
  });

  it('takes no name that is no edit', () => {
    expect(edited(theme, 'toString', {})).toBeUndefined();
  });
});

it('edits of lists move, add and remove', () => {
  const list = { global: { a: ['x', 'y', 'z'] } } as unknown as Theme;
  const of = (next: Theme) => (next.global as unknown as { a: string[] }).a.join('');
  expect(of(edit(list, 'move', { at: 'global.a', from: 0, to: 2 }))).toBe('yzx');
  expect(of(edit(list, 'insert', { at: 'global.a', value: 'w' }))).toBe('xyzw');
  expect(of(edit(list, 'remove', { at: 'global.a.1' }))).toBe('xz');
  const kinds = edit({ ...theme, component: {} }, 'insert', { at: 'component.button1.type', value: { type: 'brave' } });
  expect(valueAt(kinds, pathOf('component.button1.type'))).toHaveLength(12);
});

it('a kind of buttons gets another token with its variables, unless that is taken', () => {
  const own = { type: 'big', label: 'Big', custom: true, hover: { token: '--button-big-hover-', body: {} } };
  const at = 'component.button1.type';
  const place = `${at}.11`;
  const begun = edit(theme, 'insert', { at, value: own });
  expect(takenTokens(begun).type).toContain('big');
  expect(valueAt(edit(begun, 'token', { at: place, value: 'huge' }), pathOf(place))).toEqual({
    ...own,
    type: 'huge',
    hover: { token: '--button-huge-hover-', body: {} },
  });
  for (const value of ['primary', 'size', 'a b', '']) expect(edit(begun, 'token', { at: place, value })).toBe(begun);
  expect(edit(begun, 'token', { at: `${at}.1`, value: 'huge' })).toBe(begun);
});

it('a history takes steps back, and takes changes of one kind shortly after each other as one', () => {
  let now = 0;
  const history = historyOf(0, () => now);
  history.change(1, 'slide');
  now += 500;
  history.change(2, 'slide');
  now += 2000;
  history.change(3, 'slide');
  history.undo();
  expect([history.present(), history.canUndo(), history.canRedo()]).toEqual([2, true, true]);
  history.undo();
  expect([history.present(), history.canUndo()]).toEqual([0, false]);
  history.redo();
  history.redo();
  expect([history.present(), history.canRedo()]).toEqual([3, false]);
  history.undo();
  history.change(9);
  expect(history.canRedo()).toBe(false);
});

it('merges what two people have changed, and names the places that both have', () => {
  const set = (of: Theme, at: string, value: unknown) => withValue(of, pathOf(at), value);
  const mine = set(set(theme, 'config.name', 'Mine'), 'component.link.base.default.body.font.color', 'red');
  const theirs = set(set(theme, 'config.name', 'Theirs'), 'component.tabs', {});
  const merged = mergeThemes(theme, mine, theirs);
  expect(merged.both).toEqual(['config.name']);
  expect(merged.theme.config.name).toBe('Mine');
  expect(valueAt(merged.theme, pathOf('component.link.base.default.body.font.color'))).toBe('red');
  expect(Object.keys(merged.theme.component['tabs'] as object)).toEqual([]);
});

it('a theme with all parts looks as it did', () => {
  for (const isDark of [false, true]) {
    const small: Theme = { config: { name: 'small', isDark }, global: { sizes: {} }, component: {} };
    const whole = wholeTheme(small);
    expect(whole.global.fonts?.size?.body).toHaveLength(9);
    expect(themeCss(whole, baseOf(whole))).toBe(themeCss(small, baseOf(small)));
  }
});
