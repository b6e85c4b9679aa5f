import { expect, it } from 'vitest';
import type { Locale } from '../../types/start.ts';
import { settleWords, wordsOf } from './carried-words.ts';
import { clipboardText, nodesIn, wordsIn } from './clipboard-format.ts';

const product = (key: string, language: Locale) => (key === 'desk.title' ? `Desk ${language}` : undefined);
const own = (words: Record<string, string>) => ({ 'zh-CN': words, 'en-US': words });
const nodes = [{ type: 'button', label: 'i18n:own.go', tooltip: 'i18n:desk.title, i18n:home.title' }];
const from = {
  $texts: { ...own({ 'own.go': 'Go', 'own.rest': 'x' }), 'en-US': { 'own.go': 'Go', 'desk.title': 'Mine' } },
};

/** What a page takes of the copied nodes, by way of the clipboard. */
function pasted(page: object) {
  const text = clipboardText(nodes, wordsOf(from, nodes, product));
  const { nodes: put, words } = settleWords(page as never, nodesIn(text)!, wordsIn(text), product);
  return { put: put[0], words: Object.fromEntries(words) };
}

const go = { 'zh-CN': 'Go', 'en-US': 'Go' };
const mine = { 'zh-CN': 'Desk zh-CN', 'en-US': 'Mine' };

it('nodes bring the words of their page along; other words for a key of the product get a key of their own', () => {
  expect(pasted({})).toEqual({
    put: { type: 'button', label: 'i18n:own.go', tooltip: 'i18n:own.title, i18n:home.title' },
    words: { 'own.go': go, 'own.title': mine },
  });
});

it('a key that stands for other words on the page is changed', () => {
  expect(pasted({ $texts: own({ 'own.go': 'Stay', 'own.title': 'Taken' }) })).toEqual({
    put: { type: 'button', label: 'i18n:own.go-2', tooltip: 'i18n:own.title-2, i18n:home.title' },
    words: { 'own.go-2': go, 'own.title-2': mine },
  });
});

it('the same words are not added again', () => {
  expect(
    pasted({
      $texts: {
        'zh-CN': { 'own.go': 'Go', 'desk.title': 'Desk zh-CN' },
        'en-US': { 'own.go': 'Go', 'desk.title': 'Mine' },
      },
    }),
  ).toEqual({
    put: nodes[0],
    words: {},
  });
});

it('words of a clipboard that are no words are left', () => {
  const text = JSON.stringify({
    pagewrightNodes: nodes,
    pagewrightWords: { 'own.go': { 'zh-CN': 1 }, a: 'b', 'own.x': null },
  });
  expect(wordsIn(text).size).toBe(0);
});
