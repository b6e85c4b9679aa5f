import { afterEach, expect, it } from 'vitest';
import { checkedMarkup } from '../../../hardening/html/checked-markup.ts';
import { loadPurifier } from '../../../hardening/html/purifier.ts';
import type { Speaker } from '../../frame-data/speaker.ts';
import { beginTenantMarkup, endTenantMarkup, markupBound } from './tenant-markup.ts';

const frame: Speaker = { frame: { screen: 'company/desk', layer: 'company', version: 1, scope: {} } };
const notes = { long: () => 'note', many: () => 'many' };
const bound = (html: string, place?: object) => markupBound(notes)(html, place);
afterEach(() => endTenantMarkup(frame));

it.each([
  ['tags', '<b>x</b>'.repeat(2001)],
  ['tags that are not closed', '<br>'.repeat(2001)],
  ['characters', 'x'.repeat(65_537)],
  ['coloured words', `<span>${'<span class="mtk1">x</span>'.repeat(20_001)}</span>`],
])('replaces markup with too many %s', (_, html) => expect(bound(html)).toBe('note'));

it.each([
  ['a text within the bounds', '<b>x</b>'.repeat(2000)],
  ['source code', '<span><span class="mtk1 mtki">x</span></span><br/>'.repeat(5000)],
])('leaves %s', (_, html) => expect(bound(html)).toBe(html));

it('leaves what a library measures', () => {
  const place = document.createElement('div');
  const cells = '<td>x</td>'.repeat(5000);
  expect(bound(cells, place)).toBe('note');
  place.className = 'amis-scope';
  expect(bound(cells, place)).toBe(cells);
});

it('holds for all markup while a tenant’s page is shown', () => {
  const html = '<b>x</b>'.repeat(2001);
  beginTenantMarkup(frame, notes);
  expect(checkedMarkup(html)).toBe('note');
  endTenantMarkup(frame);
  expect(checkedMarkup(html)).toBe(html);
});

it('has no fields and buttons while a tenant’s sign-in page is shown', async () => {
  await loadPurifier();
  const html =
    '<p contenteditable="true" tabindex="0">a</p><input type="password"><textarea>b</textarea><button>c</button><select><option>d</option></select>';
  const signIn: Speaker = { frame: { ...frame.frame, screen: 'account/login' } };
  expect(checkedMarkup(html)).toContain('<input');
  beginTenantMarkup(signIn, notes);
  const shown = checkedMarkup(html);
  endTenantMarkup(signIn);
  expect(shown).toContain('<p>a</p>');
  expect(shown).not.toMatch(/<(?:input|textarea|button|select|option)/);
  expect(checkedMarkup(html)).toContain('<input');
});

const text = '<b>x</b>'.repeat(2000);
/** How many of some texts are shown as they are. */
const shownOf = (texts: string[], show: (html: string) => string) => texts.filter((html) => show(html) === html).length;
const nextTask = () => new Promise((done) => setTimeout(done));

/** Shows texts in elements of the document, as the page's parts do. */
function page() {
  const hold = markupBound(notes);
  const places: HTMLElement[] = [];
  const show = (html: string, place: HTMLElement = document.createElement('p')) => {
    const given = hold(html, place);
    if (!places.includes(place)) places.push(place);
    document.body.append(place);
    return given;
  };
  return { show, hold, places };
}

it('leaves texts out for which the others leave no room, and shows small ones still', async () => {
  const { show, places } = page();
  expect(shownOf(Array(300).fill(text), show)).toBe(20);
  await nextTask();
  expect(show(text)).toBe('many');
  expect(show('<b>Sign out</b>')).toBe('<b>Sign out</b>');
  for (const place of places) place.remove();
});

it('counts characters, too', () => {
  const { show, places } = page();
  expect(shownOf(Array(100).fill('x'.repeat(65_000)), show)).toBe(9);
  for (const place of places) place.remove();
});

it('has room again once texts have left, and for a text in place of another one', async () => {
  const { show, hold, places } = page();
  for (let number = 0; number < 20; number += 1) show(text);
  expect(show(text, places[0])).toBe(text);
  await nextTask();
  expect(hold(text, document.createElement('p'))).toBe('many');
  places[1]!.remove();
  expect(hold(text, document.createElement('p'))).toBe(text);
  for (const place of places) place.remove();
});

it('counts what React has filled and not added yet, until the task has ended', async () => {
  const hold = markupBound(notes);
  const kept: object[] = [];
  const fill = () =>
    shownOf(Array(30).fill(text), (html) => hold(html, kept[kept.push(document.createElement('p')) - 1]));
  expect(fill()).toBe(20);
  await nextTask();
  expect(fill()).toBe(20);
});

it('shows costly signs up to a bound, in markup and in plain texts together', async () => {
  beginTenantMarkup(frame, notes);
  const rare = 'aअ'.repeat(2000);
  const put = (element: Element, text: string) => {
    document.body.append(element);
    element.textContent = text;
    return element.textContent;
  };
  const label = document.createElement('span');
  expect(put(label, rare)).toBe(rare);
  await nextTask();
  const box = document.body.appendChild(document.createElement('p'));
  box.innerHTML = checkedMarkup(`<b>${rare}</b>`, false, undefined, box);
  expect(put(document.createElement('span'), rare)).toBe('many');
  expect(box.innerHTML).toContain('many');
  expect(put(document.createElement('span'), `${'plain '.repeat(10_000)}🎉`)).toContain('🎉');
  label.remove();
  await nextTask();
  expect(put(document.createElement('span'), rare)).toBe(rare);
});

it('has less room on a sign-in page, for plain texts, too', () => {
  const words = 'plain '.repeat(5000);
  const shown = (screen: string) => {
    const speaker: Speaker = { frame: { ...frame.frame, screen } };
    beginTenantMarkup(speaker, notes);
    const places = Array.from({ length: 30 }, () => document.body.appendChild(document.createElement('span')));
    for (const place of places) place.textContent = words;
    const count = places.filter((place) => place.textContent === words).length;
    for (const place of places) place.remove();
    endTenantMarkup(speaker);
    return count;
  };
  expect([shown('company/desk'), shown('account/login'), shown('account/standalone')]).toEqual([30, 1, 1]);
});
