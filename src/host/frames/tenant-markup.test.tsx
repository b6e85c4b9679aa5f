import { afterEach, expect, it } from 'vitest';
import { checkedMarkup } from '../../hardening/html/checked-markup.ts';
import { beginTenantMarkup, endTenantMarkup, markupBound } from './tenant-markup.ts';

const frame = {};
const bound = markupBound(() => 'note');
afterEach(() => endTenantMarkup(frame));

it.each([
  ['tags', '<b>x</b>'.repeat(2001)],
  ['tags that are not closed', '<br>'.repeat(2001)],
  ['characters', 'x'.repeat(65_537)],
  ['coloured words', `<span>${'<span class="mtk1">x</span>'.repeat(20_001)}</span>`],
])('replaces markup with too many %s', (_, html) => expect(bound(html, undefined)).toBe('note'));

it.each([
  ['a text within the bounds', '<b>x</b>'.repeat(2000)],
  ['source code', '<span><span class="mtk1 mtki">x</span></span><br/>'.repeat(5000)],
])('leaves %s', (_, html) => expect(bound(html, undefined)).toBe(html));

it('leaves what a library measures', () => {
  const place = document.createElement('div');
  const cells = '<td>x</td>'.repeat(5000);
  expect(bound(cells, place)).toBe('note');
  place.className = 'amis-scope';
  expect(bound(cells, place)).toBe(cells);
});

it('holds for all markup while a tenant’s page is shown', () => {
  const html = '<b>x</b>'.repeat(2001);
  beginTenantMarkup(frame, () => 'note');
  expect(checkedMarkup(html)).toBe('note');
  endTenantMarkup(frame);
  expect(checkedMarkup(html)).toBe(html);
});
