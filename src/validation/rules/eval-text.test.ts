import { describe, expect, it } from 'vitest';
import { validateScreen } from '../screen.ts';

const told = (body: unknown) => validateScreen({ type: 'page', body }, { texts: {} }).map(({ code }) => code);
const tpl = (text: string) => told({ type: 'tpl', tpl: text });

describe('what only looks like a program', () => {
  it.each([
    ['title', { type: 'panel', title: 'JavaScript: The Good Parts', body: 'VBScript: a history' }],
    ['tpl', { type: 'tpl', tpl: 'JavaScript: The Good Parts' }],
    [
      'choices',
      { type: 'form', body: { type: 'select', name: 'a', label: 'A', options: ['JavaScript: The Good Parts'] } },
    ],
    [
      'choice',
      {
        type: 'form',
        body: {
          type: 'select',
          name: 'a',
          label: 'A',
          options: [{ label: 'x', value: 'JavaScript: y', book: 'JavaScript: y' }],
        },
      },
    ],
    [
      'value',
      { type: 'form', body: { type: 'input-text', name: 'a', label: 'A', value: 'JavaScript: The Good Parts' } },
    ],
    ['data', { type: 'service', data: { book: 'JavaScript: The Good Parts', body: '<script>' }, body: 'x' }],
    ['code', { type: 'form', body: { type: 'editor', name: 'a', label: 'A', value: '<script>f()</script>' } }],
    ['the name of a method', { type: 'service', data: { method: 'js', url: '/a' }, body: 'x' }],
  ])('in %s is none', (_, node) => {
    expect(told(node)).toEqual([]);
  });

  it.each(['${a || raw}', '${a || raw.title}', '${raw}', '${raw | trim}', "${a | default:'| raw'}"])(
    'as %s is no filter',
    (text) => {
      expect(tpl(text)).toEqual([]);
    },
  );

  it.each([
    '<a href="/javascript">x</a>',
    '<a title="javascript: x" href="/a">x</a>',
    '<b title="a > b onclick=f()">x</b>',
    "<b title='<img onerror=f()>'>x</b>",
    '<b title="${a == "<" ? 1 : 2}">x</b>',
    '<b onclick>x</b>',
    '<a href="js:x">x</a>',
    'a < b and onward = c',
    '<br> once = twice',
  ])('as %s is no markup that runs', (text) => {
    expect(tpl(text)).toEqual([]);
  });
});

it.each(['${a|raw}', '${a | raw}', '${a || b | raw}', '${a | raw | trim}'])('the filter raw is found in %s', (text) => {
  expect(tpl(text)).toEqual(['eval.raw']);
});

describe('markup that runs', () => {
  const FAR = 'x'.repeat(2000);

  it.each([
    '<img alt="<" src=x onerror=f()>',
    '<img alt=">" src=x onerror=f()>',
    "<img alt='>' src=x onerror=f()>",
    `<img alt="${FAR}" src=x onerror=f()>`,
    `<img ${'\n'.repeat(2000)} src=x onerror=f()>`,
    '<img alt="${a ? ">" : 1}" src=x onerror=f()>',
    `<img alt="\${'"'}" onerror=f()>`,
    '<b a"b onclick=f() c"d>x</b>',
    '<b <b onclick=f()>x</b>',
    '<svg/onload=f()>',
    '<b title=""onclick=f()>x</b>',
    '<i>a</i><b ONCLICK = "f()">x</b>',
    '<a href="javascript:f()">x</a>',
    "<a href=' java\tscript:f()'>x</a>",
    '<a href=vbscript:f()>x</a>',
    '<svg><a xlink:href="javascript:f()">x</a></svg>',
    '<form action="javascript:f()"></form>',
  ])('is found: %s', (text) => {
    expect(tpl(text)).toEqual(['eval.markup']);
  });

  const IMAGE = '<img src=x onerror=f()>';

  it.each([
    { type: 'button', label: 'x', confirmText: IMAGE },
    { type: 'button', label: 'x', tooltip: IMAGE },
    { type: 'button', label: 'x', disabledTip: IMAGE },
    { type: 'crud', columns: [], labelTpl: IMAGE },
    { type: 'form', body: { type: 'select', name: 'a', label: 'A', options: [], menuTpl: IMAGE } },
    { type: 'mapping', value: '1', map: { '1': IMAGE } },
    { type: 'form', messages: { saveSuccess: IMAGE }, body: [] },
    { type: 'form', body: { type: 'static-html', name: 'a', value: IMAGE } },
    { type: 'markdown', value: IMAGE },
    { type: 'web-component', tag: 'div', props: { dangerouslySetInnerHTML: { __html: IMAGE } } },
    { type: 'web-component', tag: 'iframe', props: { srcDoc: IMAGE } },
    { type: 'carousel', options: [{ html: IMAGE }] },
  ])('is found where HTML is shown: %j', (node) => {
    expect(told(node)).toEqual(['eval.markup']);
  });
});

it.each([
  { type: 'service', api: { method: 'js', url: '/p.js' } },
  { type: 'service', schemaApi: { method: 'jsonp', url: '/p.js' } },
  { type: 'service', api: { method: 'JSONP', url: '/p.js' } },
  { type: 'form', body: { type: 'input-text', name: 'a', label: 'A', autoComplete: 'js:/p.js' } },
  { type: 'link', value: 'javascript:f()' },
  { type: 'web-component', tag: 'object', props: { data: 'javascript:f()' } },
])('an address that runs what it loads or is, is found: %j', (node) => {
  expect(told(node)).toEqual(['eval.address']);
});
