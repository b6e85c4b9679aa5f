import { evaluate } from 'amis-formula';
import { expect, it } from 'vitest';
import { isInEach, textOfPage, textPage, withTextForAll, withTexts } from './text-page.ts';

/** A text as amis shows it: data without a `$` is no template (`dataMapping` in amis-core). */
const shown = (data: string): string =>
  data.includes('$') ? evaluate(data, { user: { name: 'Reader' } }, { defaultFilter: 'raw' }) : data;

it.each([
  'costs $5, or ${user.name} pays',
  '$',
  '$user',
  '${',
  '}$$',
  "${'$'}",
  'C:\\new \\${user.name} \\\\$x \\',
  'a \\n b',
  "it's $5 \\'",
  '<%= 1 %>',
  "C:\\a <% $x %> <<%% ${'<'}%",
])('stores %j so that a page shows it as it was written', (text) => {
  const page = withTextForAll(textPage(2, 'Page'), text);
  expect(shown((page['data'] as { text: string }).text)).toBe(text);
  expect(textOfPage(page, 'en-US')).toBe(text);
});

it('shows 5,000 prices', () => {
  const text = '$1 '.repeat(5000);
  expect(shown((withTextForAll({}, text)['data'] as { text: string }).text)).toBe(text);
});

it('shows each text to the readers of its language', () => {
  const page = withTexts(textPage(2, 'Page'), { 'en-US': 'It costs $5', 'zh-CN': '五元' });
  expect([isInEach(page), textOfPage(page, 'en-US'), textOfPage(page, 'zh-CN')]).toEqual([true, 'It costs $5', '五元']);
  const nodes = page['body'] as { name: string; visibleOn: string }[];
  const seenIn = (locale: string) => nodes.filter(({ visibleOn }) => evaluate(visibleOn, { locale }));
  const texts = page['data'] as Record<string, string>;
  expect(seenIn('zh-CN').map(({ name }) => texts[name])).toEqual(['五元']);
  expect(seenIn('en-US').map(({ name }) => shown(texts[name]!))).toEqual(['It costs $5']);
});

it('keeps the text of the other language, and has one text again', () => {
  const before = { ...textPage(3, 'Page'), aside: { type: 'html', name: 'text', visibleOn: '${user}' } };
  const both = withTexts(withTextForAll(before, 'old'), { 'zh-CN': '新' });
  expect([textOfPage(both, 'en-US'), textOfPage(both, 'zh-CN')]).toEqual(['old', '新']);
  const one = withTextForAll(withTexts(withTextForAll(textPage(3, 'Page'), 'old'), { 'zh-CN': '新' }), 'one');
  expect(one).toEqual(withTextForAll(textPage(3, 'Page'), 'one'));
  expect(withTextForAll(before, 'one')).toMatchObject({ aside: { visibleOn: '${user}' } });
});
