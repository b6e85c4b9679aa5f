import { expect, it } from 'vitest';
import { inLanguage } from '../../../src/i18n/own-texts.ts';
import { inEachLanguage } from './each-language.ts';

it('makes one page of two, which each reader has in their own language', () => {
  const page = (title: string, words: string) => ({
    type: 'page',
    title,
    body: [{ type: 'tpl', tpl: `\${count} ${words}` }, title, 7],
  });
  const [en, zh] = [page('Deals', 'are open'), page('商机', '进行中')];
  const both = inEachLanguage((locale) => (locale === 'zh-CN' ? zh : en));
  expect(both).toMatchObject({
    title: 'i18n:page.text-1',
    body: [{ tpl: '${count} i18n:page.text-2' }, 'i18n:page.text-1', 7],
  });
  expect(inLanguage(both, {}, 'en-US')).toEqual(en);
  expect(inLanguage(both, {}, 'zh-CN')).toEqual(zh);
});
