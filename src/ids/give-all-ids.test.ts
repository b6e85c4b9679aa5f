import { expect, it } from 'vitest';
import { root } from '../machine/root.mjs';
import { readShippedScreens } from '../validation/parts/shipped.ts';
import { giveAllIds } from './give-all-ids.ts';

const screen = (page: object) => JSON.stringify(page);
const title = { type: 'tpl', tpl: 'i18n:a.title' };
const idsIn = (text = '') => [...text.matchAll(/"id": ?"([^"]*)"/g)].map(([, id]) => id);

it('ids are one of a kind in each page, whatever parts it is made of', () => {
  const given = giveAllIds(
    new Map([
      ['a/page', screen({ type: 'page', body: [title, { type: 'include', screen: 'a/box' }] })],
      ['a/box', screen({ type: 'container', body: [title] })],
      ['a/alone', screen({ type: 'page', body: [title] })],
    ]),
  );
  expect(idsIn(given.get('a/page'))).toEqual(['page', 'title', 'box']);
  expect(idsIn(given.get('a/box'))).toEqual(['box', 'title-text']);
  expect(idsIn(given.get('a/alone'))).toEqual(['alone', 'title']);
});

it('no node is called what an action of any screen means', () => {
  const button = { type: 'button', id: 'b', label: 'x', actionType: 'reload', target: 'title,other' };
  const given = giveAllIds(
    new Map([
      ['a/one', screen(button)],
      ['a/two', screen({ ...title, id: undefined })],
    ]),
  );
  expect(idsIn(given.get('a/two'))).toEqual(['two']);
  const page = giveAllIds(
    new Map([
      ['a/one', screen(button)],
      ['a/two', screen({ type: 'page', body: title })],
    ]),
  );
  expect(idsIn(page.get('a/two'))).toEqual(['two', 'title-text']);
});

it('all shipped screens have ids', () => {
  const shipped = readShippedScreens(root);
  expect(shipped.size).toBeGreaterThan(70);
  expect([...giveAllIds(shipped).keys()]).toEqual([]);
});
