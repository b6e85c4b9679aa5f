import { expect, it } from 'vitest';
import { isInertMarkup } from './inert-markup.ts';

it.each([
  'plain text & more',
  '&lt;img src=x onerror=run()&gt;',
  '<b>bold</b> and <br/> and <br>',
  '<span class="a b" title="x">y</span>',
  '<h2>title</h2><ul><li>item</li></ul>',
])('%j is inert', (html) => expect(isInertMarkup(html)).toBe(true));

it.each([
  '<img src=x>',
  '<b onclick="run()">x</b>',
  '<b\nonclick="run()">x</b>',
  '<b/onclick=run()>x</b>',
  '<a href="javascript:run()">x</a>',
  '<span style="background:url(x)">x</span>',
  '<span class="a"onclick="run()">x</span>',
  '<span class=a>x</span>',
  '<svg/onload=run()>',
  '<!-- x --><script>',
  '< b>',
  '<b',
])('%j is left to the sanitiser', (html) => expect(isInertMarkup(html)).toBe(false));

it('decides long texts quickly', () => {
  expect(isInertMarkup(`${'<b>x</b>'.repeat(20_000)}<img>`)).toBe(false);
});
