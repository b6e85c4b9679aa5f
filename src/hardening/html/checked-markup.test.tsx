import { expect, it } from 'vitest';
import { textOf } from './checked-markup.ts';
import { loadPurifier, sanitise } from './purifier.ts';

it('shows the words of markup and nothing of a drawing, whose title names it in one language', () => {
  expect(textOf('<b>1 &lt; 2</b><svg><title>invisible</title><path d="M0 0"/></svg> and')).toBe('1 &lt; 2 and');
});

it.each([
  ['<svg><a href="https://a.b"><text>x</text></a></svg>', 'href'],
  ['<svg><a xlink:href="https://a.b"><text>x</text></a></svg>', 'href'],
  ['<img alt="" src="/a.png" usemap="#m"><map name="m"><area shape="default" href="https://a.b"></map>', 'a.b'],
  ['<button popovertarget="p">x</button><div popover id="p">y</div>', 'popover'],
])('%s loses its %s', async (html, part) => {
  await loadPurifier();
  expect(sanitise(html)).not.toContain(part);
  expect(sanitise('<a href="https://a.b">x</a>')).toContain('href="https://a.b"');
});
