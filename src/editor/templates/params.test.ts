import { expect, it } from 'vitest';
import { askable, askedOf, paramsOf, withAnswers, withParams } from './params.ts';

const template = {
  type: 'page',
  body: [
    {
      type: 'panel',
      id: 'card',
      title: 'i18n:own.title',
      body: { type: 'input-number', id: 'amount', name: 'a', max: 5 },
    },
  ],
  $texts: { 'zh-CN': { 'own.title': '卡片' }, 'en-US': { 'own.title': 'Card' } },
  $params: [
    { node: 'card', property: 'title', label: 'Heading' },
    { node: 'amount', property: 'max', label: 'Most' },
    { node: 'gone', property: 'title', label: 'Gone' },
    { node: 'card' },
  ],
};

it('asks for what the template has, in the words of the reader', () => {
  expect(askedOf(template, 'zh-CN')).toEqual([
    { node: 'card', property: 'title', label: 'Heading', kind: 'text', value: '卡片' },
    { node: 'amount', property: 'max', label: 'Most', kind: 'number', value: 5 },
  ]);
});

it('puts answers in their places, and leaves what nobody has changed', () => {
  const asked = askedOf(template, 'en-US');
  const [card] = withAnswers(template, asked, [{ value: 'Card' }, { value: 9 }])['body'] as (typeof template)['body'];
  expect(card).toMatchObject({ title: 'i18n:own.title', body: { max: 9 } });
  const [other] = withAnswers(template, asked, [{ value: 'Mine' }])['body'] as (typeof template)['body'];
  expect(other).toMatchObject({ title: 'Mine', body: { max: 5 } });
});

it('keeps the parameters of other nodes when those of one are declared', () => {
  const declared = withParams(template, 'card', [
    { property: 'title', label: 'Title' },
    { property: '', label: 'x' },
  ]);
  expect(paramsOf(declared)).toEqual([
    { node: 'amount', property: 'max', label: 'Most' },
    { node: 'gone', property: 'title', label: 'Gone' },
    { node: 'card', property: 'title', label: 'Title' },
  ]);
  expect(withParams({ type: 'page', $params: [{ node: 'a', property: 'b', label: 'c' }] }, 'a', [])).toEqual({
    type: 'page',
  });
});

it('offers the plain properties of a node', () => {
  expect(askable({ type: 'tpl', id: 'a', tpl: 'x', inline: true, style: {}, $$id: 'u:1' })).toEqual([
    { label: 'tpl: x', value: 'tpl' },
    { label: 'inline: true', value: 'inline' },
  ]);
});
