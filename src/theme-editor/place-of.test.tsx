import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FieldPlace } from '../theme/panels/places.ts';
import { placeOf } from './place-of.ts';

const place = (panel: string, group: number): FieldPlace => ({
  ...{ panel, part: 'a', index: 0, state: undefined, group },
  ...{ title: '', field: '', isColor: true },
});

beforeEach(() => {
  document.head.innerHTML =
    '<style>.lamp{padding:var(--lamp-padding);background:var(--lampBg)}.lamp:hover{color:var(--lamp-hover)}.page{color:var(--page)}</style>';
  document.body.innerHTML = '<div class="page"><b></b><p class="lamp"><i></i></p></div>';
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('finds the field for what is seen first of the nearest element that has one', () => {
  const places = new Map([
    ['--lamp-padding', place('lamp', 0)],
    ['--lamp-bg', place('lamp', 1)],
    ['--lamp-hover', place('lamp', 2)],
    ['--page', place('page', 0)],
  ]);
  const values = new Map([['--lampBg', 'var(--lamp-bg)']]);
  expect(placeOf(document.querySelector('i')!, places, values)).toMatchObject({ panel: 'lamp', group: 1 });
  expect(placeOf(document.querySelector('b')!, places, values)).toMatchObject({ panel: 'page' });
  expect(placeOf(document.querySelector('b')!, new Map(), values)).toBeUndefined();
});
