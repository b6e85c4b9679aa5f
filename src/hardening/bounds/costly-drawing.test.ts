import { expect, it } from 'vitest';
import { isCostlyAttribute } from './costly-drawing.ts';
import { tagsOf } from './markup-size.ts';

it.each([
  ['face', 'Georgia'],
  ['font-family', 'q0, q1'],
  ['FONT', '9px q0'],
  ['font-variant', 'small-caps'],
  ['stroke-dasharray', '.005 .02'],
  ['stroke-dashoffset', '1'],
  ['colspan', '21'],
])('takes %s="%s" out of markup', (name, value) => expect(isCostlyAttribute(name, value)).toBe(true));

it.each([
  ['font-size', '12'],
  ['font-weight', '700'],
  ['stroke-width', '2'],
  ['colspan', '2'],
])('leaves %s="%s"', (name, value) => expect(isCostlyAttribute(name, value)).toBe(false));

it('counts a field in markup as the dozens of elements that a browser makes of it', () => {
  for (const tag of ['<input type=datetime-local>', '<select>', '<TEXTAREA>', '<details>'])
    expect(tagsOf(tag)).toBe(50);
  for (const tag of ['<text>', '<b>', '<section>', '<button>']) expect(tagsOf(tag)).toBe(1);
});
