import { expect, it } from 'vitest';
import { isRefusedStyle } from './style.ts';
import { isCostlyText } from './style-cost.ts';

const shadows = (count: number) => Array(count).fill('0 0 9px rgb(0, 0, 0)').join(', ');
const gradients = (count: number) => Array(count).fill('linear-gradient(red, blue)').join(', ');

it.each<[string, unknown]>([
  ['zIndex', 999],
  ['z-index', '10'],
  ['zIndex', 'auto'],
  ['borderStyle', '${kind}'],
  ['style', 'color: red'],
  ['boxShadow', shadows(4)],
  ['background', gradients(8)],
  ['maskSize', '9px'],
  ['backgroundImage', 'url(${contextPath}/api/upload/1)'],
  ['backgroundImage', 'linear-gradient(red, blue)'],
  ['background', 'url("/assets/a.png") no-repeat'],
  ['--filter', 'none'],
  ['gridTemplateColumns', '1fr 1fr'],
  ['gridTemplateColumns', 'repeat(auto-fill, minmax(200px, 1fr))'],
  ['gridTemplate', 'repeat(3, 1fr) / 1200px 1fr'],
  ['gridRowStart', 3],
  ['--Form-input-color', '#1200ff'],
  ['border', '1px solid var(--colors-line)'],
  ['style', `box-shadow: ${shadows(4)}; background: ${gradients(8)}; grid-template-columns: 1fr 1fr`],
])('a page may have %s: %s', (key, value) => expect(isRefusedStyle(key, value)).toBe(false));

it.each<[string, unknown]>([
  ['zIndex', 1000],
  ['z-index', '2147483647'],
  ['zIndex', '${high}'],
  ['zIndex', 'calc(500 * 3)'],
  ['style', '${looks}'],
  ['z_index', 1000],
  ['columns', 2],
  ['columnCount', [3000]],
  ['column_count', 2],
  ['-webkit-column-width', '1px'],
  ['filter:default', 'blur(9px)'],
  ['WebkitMask', 'none'],
  ['mask-image', 'none'],
  ['mixBlendMode', 'multiply'],
  ['appearance', 'base-select'],
  ['-webkit-appearance', 'none'],
  ['interactivity', 'inert'],
  ['WebkitUserModify', 'read-write'],
  ['scrollInitialTarget', 'nearest'],
  ['--y', 'var(--x)'],
  ['--y', 'VAR(--x)'],
  ['--x', 'a '.repeat(200)],
  ['--s', shadows(5)],
  ['--g', gradients(2)],
  ['background', Array(9).fill('var(--g)').join(', ')],
  ['gridTemplateColumns', 'repeat(10000000, 1px)'],
  ['gridTemplateColumns', 'repeat(calc(1000 * 1000), 1px)'],
  ['grid-row', '1 / 9999999'],
  ['gridArea', 'span 9999999'],
  ['transformStyle', 'preserve-3d'],
  ['backgroundBlendMode', 'luminosity'],
  ['shapeOutside', 'circle()'],
  ['-webkit-box-reflect', 'below'],
  ['boxShadow', shadows(5)],
  ['boxShadow:hover', shadows(5)],
  ['text-shadow', '${shadows}'],
  ['background', gradients(9)],
  ['--a', gradients(9)],
  ['style', `color: red; box-shadow: ${shadows(5)}`],
  ['background', 'url(data:image/svg+xml;base64,AA)'],
  ['background', 'url("/assets/a.png"), image-set("data:image/png;base64,AA" 1x)'],
  ['listStyle', '$picture'],
  ['background', 'url("/assets/a.png"), ${more}'],
  ['backgroundImage', '/api/user/info'],
  ['background-image:hover', 'https://elsewhere.example/a.svg'],
])('a page may not have %s: %s', (key, value) => expect(isRefusedStyle(key, value)).toBe(true));

it.each([
  'color:red;column-count:100000',
  'COLUMNS : 20',
  'color:red;--x:a;--y:var(--x)var(--x)',
  'a:"\n;filter:blur(60px)',
  "a:url(x');filter:blur(60px);b:'",
  'a:(];filter:blur(1px))',
  '-webkit-filter:blur(1px)',
  'filter/**/:blur(1px)',
  'animation-name:a',
  'background:-moz-element(#a)',
  `text-shadow:${shadows(5)}`,
  `box-shadow:${shadows(1)}, (`,
])('%s costs too much in markup', (text) => expect(isCostlyText(text)).toBe(true));

it.each([
  ['blanks', ' '.repeat(120_000)],
  ['names and blanks', `filter${' '.repeat(120_000)}x`],
  ['1 MB of variables', '--a'.repeat(300_000)],
  ['1 MB of names', 'filter '.repeat(150_000)],
  ['1 MB of long names', `animation${'-a'.repeat(500_000)}`],
  ['1 MB of hyphens', '-'.repeat(1_000_000)],
  ['1 MB of shadows without an end', 'box-shadow:'.repeat(95_000)],
  ['1 MB of brackets', `box-shadow:${'('.repeat(1_000_000)}`],
  ['1 MB of gradients', 'gradient('.repeat(110_000)],
  ['1 MB of declarations', 'color:red;'.repeat(100_000)],
])('reads %s quickly', (_, text) => {
  const begun = performance.now();
  isRefusedStyle('style', text);
  isCostlyText(text);
  expect(performance.now() - begun).toBeLessThan(2000);
});
