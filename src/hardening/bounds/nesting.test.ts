import { expect, it } from 'vitest';
import { isDeepMarkup, nestingOf } from './nesting.ts';

it.each([
  ['no markup', 0],
  ['<b>a</b><i>b</i>', 1],
  ['<div><ul><li><b>a</b><li>b</ul></div>', 3],
  ['<p>a<p>b<br><hr><img>', 0],
  ['<u></b><u></b><U>', 3],
  ['<svg><g><path d="M0 0"/><path/><rect/><circle/></g></svg>', 2],
  ['<table><tr><td><table><tr><td>a</table></table>', 2],
])('%s: %i in one another', (text, nesting) => expect(nestingOf(text)).toBe(nesting));

it('takes sixteen elements in one another, and no more', () => {
  expect(isDeepMarkup('<u>'.repeat(16))).toBe(false);
  expect(isDeepMarkup('<u>'.repeat(17))).toBe(true);
  expect(isDeepMarkup('<u></u>'.repeat(1000))).toBe(false);
});

it.each([
  ['<u></u_>', 'the end of another element'],
  ['<u><!--</u>-->', 'an end in a comment'],
  ['<u title="</u>">', 'an end in an attribute'],
  ['<u title=</u>', 'an end in an attribute without quotes'],
  ['<u a"></u b">', 'quotes in a name'],
  ['<u><textarea></u></textarea>', 'an end in a field'],
  ['<u><b></u>', 'an end out of turn'],
])('takes %s for what browsers make of it: %s', (text) => {
  expect(isDeepMarkup(text.repeat(20))).toBe(true);
});

it('reads well-formed markup with attributes as it is', () => {
  const row = '<div class="a" data-b=1 hidden title="a > b"><span style=\'color: red\'>1 < 2 &amp; 3</span><br/></div>';
  expect(nestingOf(row.repeat(50))).toBe(2);
});
