import { expect, it } from 'vitest';
import { followedLinks } from './decoration-links.ts';
import { cleanDecoration } from './decoration-markup.ts';

it.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<img src="x" onerror="alert(1)" />', '<img src="x" />'],
  ['<iframe src="https://a.example"></iframe><form action="/x"><input name="a"></form>', ''],
  ['<style>body{}</style><base href="https://a.example"><meta http-equiv="refresh" content="0">', ''],
  ['<svg><a href="javascript:alert(1)">b</a></svg>', '<a target="_blank" rel="noopener noreferrer">b</a>'],
])('leaves nothing of %s that does something', (html, clean) => {
  expect(cleanDecoration(html)).toBe(clean);
});

it('has every link wait for the address that asks', () => {
  const cleaned = cleanDecoration('<a href="https://a.example/?b=1&amp;c=2" target="_top">b</a><a href="#c">d</a>');
  const html = followedLinks(cleaned, (address) => `/leave?to=${encodeURIComponent(address)}`);
  expect(html).toContain('href="/leave?to=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2" target="_blank"');
  expect(html).not.toContain('href="#');
});
