import { describe, expect, it } from 'vitest';
import { customStyles } from './custom-css.ts';
import { scopeStyles } from './scope-css.ts';

const HTML = 'html:not([data-plain])';

describe('styles of a theme', () => {
  it('hold for every page but those of editors', () => {
    expect(scopeStyles('.a, .b > c:hover { color: red } body { margin: 0 }').css).toBe(
      `${HTML} .a,${HTML} .b>c:hover{color:red}${HTML} body{margin:0}`,
    );
    expect(scopeStyles(':root { --x: 1 } html.dark .a { color: red } htmlx { top: 0 }').css).toBe(
      `${HTML}{--x:1}${HTML}.dark .a{color:red}${HTML} htmlx{top:0}`,
    );
    expect(
      scopeStyles('@media (min-width: 1px) { .a { top: 0 } } @keyframes k { from { top: 0 } 50% { top: 1px } }').css,
    ).toBe(`@media (min-width:1px){${HTML} .a{top:0}}@keyframes k{from{top:0}50%{top:1px}}`);
  });

  it('keep rules within rules, and ranges', () => {
    expect(scopeStyles('@media (width < 600px) { .a { color: red; &:hover { top: 0 } } }').css).toBe(
      `@media (width<600px){${HTML} .a{color:red;&:hover{top:0}}}`,
    );
  });

  it.each([
    ['@import "https://evil.example/a.css";', 'rule'],
    ['@import url(/api/user/info);', 'rule'],
    ['.a { background: url(https://evil.example/a.png) }', 'value'],
    ['.a { background: url(/api/user/sign-out) }', 'value'],
    ['.a { --x: url(//evil.example) }', 'value'],
    ['.a { background: image-set("https://evil.example/a.png" 1x) }', 'value'],
    ['@font-face { font-family: x; src: url(https://evil.example/a.woff2) }', 'value'],
    ['@namespace url(http://www.w3.org/1999/xhtml);', 'rule'],
  ])('load nothing from elsewhere: %s', (text, code) => {
    const { css, problems } = scopeStyles(text);
    expect(css).not.toMatch(/url|evil|image-set|@import/);
    expect(problems).toMatchObject([{ line: 1, code }]);
  });

  it('end neither their sheet nor their element', () => {
    for (const text of [
      '.a { content: "</style><script>" }',
      '.a[title="</style>"] { color: red }',
      '} body { display: none }',
      '.a { color: red; } } .b { color: blue }',
      '.a { color: red',
      '/* </style> */ .a { color: red }',
    ])
      expect(scopeStyles(text).css).not.toContain('<');
    expect(scopeStyles('.a { color: red').css).toBe(`${HTML} .a{color:red}`);
  });

  it('name the line of what cannot be read', () => {
    const { css, problems } = scopeStyles('.a { color: red }\n.b { color }\n.c { top: 0 }');
    expect(problems).toMatchObject([{ line: 2, code: 'syntax' }]);
    expect(css).toBe(`${HTML} .a{color:red}${HTML} .b{}${HTML} .c{top:0}`);
  });

  it.each([
    ['.a { top: 0 }\n.b { color: red', 2],
    ['.a { top: 0 }\n/* .b { color: red }', 2],
    ['@media print {\n.b { color: red }\n', 1],
  ])('name the line where an end is missing: %s', (text, line) => {
    expect(scopeStyles(text).problems).toMatchObject([{ line, code: 'open' }]);
  });

  it('are left out where their selector cannot be read', () => {
    expect(scopeStyles('.a..b { color: red }\n.c { top: 0 }')).toMatchObject({
      css: `${HTML} .c{top:0}`,
      problems: [{ line: 1, code: 'syntax' }],
    });
  });

  it('name what a browser does not know', () => {
    const known = (property: string, value: string) =>
      property.startsWith('--') || (property === 'color' && value === 'red');
    const { css, problems } = scopeStyles(
      '.a { color: red }\n.b { colr: red }\n.c { color: ; --d: 1 }\n@font-face { font-family: x }',
      known,
    );
    expect(problems).toEqual([
      { line: 2, code: 'unknown', found: 'colr:red' },
      { line: 3, code: 'unknown', found: 'color:' },
    ]);
    expect(css).toContain('colr:red');
  });

  it('are those that were compiled, where they are', () => {
    expect(customStyles({ customStyle: { style: '@a: red; .a { color: @a }', css: '.a { color: red }' } }).css).toBe(
      `${HTML} .a{color:red}`,
    );
    expect(customStyles({}).css).toBe('');
  });
});
