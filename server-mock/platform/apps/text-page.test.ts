import { evaluate } from 'amis-formula';
import { expect, it } from 'vitest';
import { textOfPage, textPage, withText } from './text-page.ts';

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
  const page = withText(textPage(2, 'Page'), text);
  expect(shown((page['data'] as { text: string }).text)).toBe(text);
  expect(textOfPage(page)).toBe(text);
});

it('shows 5,000 prices', () => {
  const text = '$1 '.repeat(5000);
  expect(shown((withText({}, text)['data'] as { text: string }).text)).toBe(text);
});
