import { expect, it } from 'vitest';
import { resolveMarkers } from './markers.ts';

const html = '<head><!--pagewright:dark href="/assets/dark.css"--></head>';

it.each([
  ['light', '<link id="pagewright-dark" rel="stylesheet" disabled href="/assets/dark.css">'],
  [
    'dark',
    '<meta name="color-scheme" content="dark"><link id="pagewright-dark" rel="stylesheet" href="/assets/dark.css">',
  ],
  [
    'system',
    '<meta name="color-scheme" content="light dark">' +
      '<link id="pagewright-dark" rel="stylesheet" media="(prefers-color-scheme: dark)" href="/assets/dark.css">',
  ],
] as const)('the sheet of the dark look in a %s document', (appearance, head) => {
  expect(resolveMarkers(html, { covered: true, locale: 'en-US', appearance })).toBe(`<head>${head}</head>`);
});

it('loads the texts of the shown language early, and no others', () => {
  const marks = ['zh-CN', 'en-US'].map((locale) => `<!--pagewright:preload ${locale} href="/${locale}.js"-->`);
  expect(resolveMarkers(marks.join(''), { covered: true, locale: 'en-US', appearance: 'light' })).toBe(
    '<link rel="modulepreload" crossorigin href="/en-US.js">',
  );
});

it.each([
  [true, ''],
  [false, '<link rel="stylesheet" crossorigin href="/all.css">'],
])('leaves the style sheet out where the first picture has its styles: %s', (covered, link) => {
  const mark = '<!--pagewright:styles href="/all.css"-->';
  expect(resolveMarkers(mark, { covered, locale: 'en-US', appearance: 'light' })).toBe(link);
});
