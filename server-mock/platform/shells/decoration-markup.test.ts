import { expect, it } from 'vitest';
import { followedLinks } from './decoration-links.ts';
import { cleanDecoration } from './decoration-markup.ts';

const mark = 'open-0123';
const through = (address: string) =>
  address.includes('no.example') ? undefined : `/leave?a=1&to=${encodeURIComponent(address)}`;

it.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<img src="x" onerror="alert(1)" />', '<img src="x" />'],
  ['<iframe src="https://a.example"></iframe><form action="/x"><input name="a"></form>', ''],
  ['<style>body{}</style><base href="https://a.example"><meta http-equiv="refresh" content="0">', ''],
  ['<svg><a href="javascript:alert(1)">b</a></svg>', '<a target="_blank" rel="noopener noreferrer">b</a>'],
])('leaves nothing of %s that does something', (html, clean) => {
  expect(cleanDecoration(html, mark)).toBe(clean);
});

it('has every link lead through the address that asks', () => {
  const links =
    '<a href="https://a.example/?b=1&amp;c=2" target="_top">b</a><a href="#c">d</a><a href="https://no.example">e</a>';
  expect(followedLinks(cleanDecoration(links, mark), mark, through)).toBe(
    '<a href="/leave?a=1&amp;to=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2" target="_blank" rel="noopener noreferrer">b</a>' +
      '<a target="_blank" rel="noopener noreferrer">d</a><a target="_blank" rel="noopener noreferrer">e</a>',
  );
});

it('takes no text for a link', () => {
  const text = ' href="leads:javascript%3Aalert(1)" href="open-leads:%"';
  expect(followedLinks(cleanDecoration(text, mark), mark, through)).toBe(text);
});
