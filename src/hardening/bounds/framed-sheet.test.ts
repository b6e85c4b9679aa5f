import { describe, expect, it } from 'vitest';
import { boundedSchema, withoutSheets } from './bounded-schema.ts';
import { framedSheet } from './framed-sheet.ts';

const css = (value: object) => framedSheet('css', value).kept;
const red = { color: 'red' };

describe('the style sheet of a tenant’s page', () => {
  it.each([
    ['.a', '.pw-tenant .a'],
    ['.a, .b:is(.c, .d)', '.pw-tenant .a, .pw-tenant .b:is(.c, .d)'],
    ['header', '.pw-tenant header'],
    ['.cxd-Page-body > .b + .c', '.pw-tenant .cxd-Page-body > .b + .c'],
    ['.pw-tenant .a', '.pw-tenant .a'],
    ['.a::before', '.pw-tenant .a::before'],
  ])('%s finds %s', (selector, framed) => expect(css({ [selector]: red })).toEqual({ [framed]: red }));

  it.each([
    ...['html', 'body', '.a, body .b', ':root', ':host', '#root', '.pw-tenant', '.pw-tenant + header', '~ header'],
    ...['select::picker(select)', '.a::backdrop', '.a::view-transition', '.a::scroll-button(down)'],
    ...['a:has(b)', ':nth-child(2n of .a)', 'a ~ b', '* > *', 'a b c d e f g'],
    ...['[data-author]', '.a{} header', '.a:is(', '.a /* ', '@import "a"', '.a, ', 'header:has(&)', '\\62 ody'],
  ])('%s is dropped', (selector) => expect(css({ [selector]: red })).toEqual({}));

  it.each([
    ['position', 'fixed'],
    ['position', 'Sticky'],
    ['position', 'var(--a)'],
    ['z-index', '1000'],
    ['z-index', 'calc(9 * 999)'],
    ['color', 'red !important'],
    ['color', 'red} header {display: none'],
    ['color', 'url('],
    ['color} header {display', 'none'],
    ['--pw-tenant-above', '9px'],
    ['header:has(&)', { display: 'none' }],
  ])('has no %s: %s', (name, value) =>
    expect(framedSheet('css', { '.a': { [name as string]: value, top: 0 } })).toEqual({
      kept: { '.pw-tenant .a': { top: 0 } },
      refused: [['.a', name]],
    }),
  );

  it('has 200 rules at most', () => {
    const rules = Object.fromEntries(Array.from({ length: 230 }, (_, at) => [`.a${at}`, red]));
    const { kept, refused } = framedSheet('css', rules);
    expect([Object.keys(kept as object).length, refused.length]).toEqual([200, 30]);
  });

  it('keeps media queries, and frames what is in them', () =>
    expect(css({ '@media (max-width: 9px)': { '.a': red, body: red }, '@supports (a: b)': { '.a': red } })).toEqual({
      '@media (max-width: 9px)': { '.pw-tenant .a': red },
    }));
});

it('holds variables in the frame', () => {
  const page = boundedSchema({ type: 'page', cssVars: { '--a': 'red', '--b': 'x} header {' }, css: { '.a': red } });
  const framed = { type: 'page', css: { '.pw-tenant > *': { '--a': 'red' }, '.pw-tenant .a': red } };
  expect(page).toEqual(framed);
  expect(boundedSchema(structuredClone(page))).toEqual(framed);
});

describe('the styles of a node’s parts', () => {
  const fine = { inputControlClassName: { 'font:default': { color: 'red' } } };
  it('stay', () => expect(framedSheet('themeCss', fine, 'u:a1').kept).toEqual(fine));
  it.each([
    ['wrapperCustomStyle', { 'root, header': red }],
    ['wrapperCustomStyle', { '.a': { color: 'red} header {x: y' } }],
    ['themeCss', { a: { 'b} header {c': 'd' } }],
    ['themeCss', { a: { color: '${rule}' } }],
  ])('%s %j loses it', (key, value) => expect(framedSheet(key, value, 'a').refused).toHaveLength(1));
  it('need an id that is a class name', () => expect(framedSheet('themeCss', fine, 'a, header').kept).toBeUndefined());
});

it('keeps no style sheet on a sign-in page', () =>
  expect(withoutSheets({ type: 'page', css: { '.a': red }, mobileCSS: {}, cssVars: {}, body: 'x' })).toEqual({
    type: 'page',
    body: 'x',
  }));

it('draws nothing of a node elsewhere in the document', () =>
  expect(
    boundedSchema({
      type: 'select',
      popOverContainerSelector: 'body',
      popOverContainer: 'body',
      loadingConfig: { root: 'body' },
    }),
  ).toEqual({ type: 'select', loadingConfig: {} }));

it('keeps a chart in its own place', () => {
  const rows = { source: [{ link: 'own name' }] };
  const config = {
    title: { text: 'a', link: 'https://a.b', sublink: 'https://a.b', target: 'self', subtarget: 'self' },
    tooltip: { appendTo: 'body', appendToBody: true, extraCssText: 'x' },
    toolbox: {},
    dataset: rows,
    series: [
      { type: 'treemap', nodeClick: 'link', data: [{ link: 'https://a.b', value: 1 }] },
      { type: 'graph', links: [{ source: 'a', target: 'b' }] },
    ],
  };
  expect(boundedSchema({ type: 'chart', config }).config).toEqual({
    title: { text: 'a' },
    tooltip: {},
    dataset: rows,
    series: [
      { type: 'treemap', data: [{ value: 1 }] },
      { type: 'graph', links: [{ source: 'a', target: 'b' }] },
    ],
  });
});

describe('what amis writes into a style sheet without a check', () => {
  const rule = '1s} header {display: none';
  it.each([
    [{ enter: { type: 'fadeIn', duration: rule, delay: 1 } }, { enter: { type: 'fadeIn', delay: 1 } }],
    [{ exit: { type: 'fadeOut', delay: Number.POSITIVE_INFINITY } }, { exit: { type: 'fadeOut' } }],
    [{ hover: { type: 'hoverShake', repeat: rule, x: 1 } }, { hover: { type: 'hoverShake' } }],
    [{ attention: { type: 'a} header {' } }, {}],
    [{ other: { type: 'fadeIn' }, enter: 'fadeIn' }, {}],
  ])('animations %j keep known moves and numbers', (animations, kept) =>
    expect(boundedSchema({ type: 'tpl', animations })).toEqual({ type: 'tpl', animations: kept }),
  );

  it('animations within the bounds stay the same object', () => {
    const node = { type: 'tpl', animations: { enter: { type: 'slideInLeft', duration: 2, inView: true } } };
    expect(boundedSchema(node)).toBe(node);
  });

  it.each([
    { type: 'Nav', id: 'a{}header{', style: { color: 'red}header{display:none' } },
    {
      type: 'tpl',
      wrapperCustomStyleOn: '${a}',
      styleExpr: '${b}',
      cssOn: '${c}',
      popOverContainerSelectorExpr: 'body',
    },
    { type: 'tpl', themeCssExpr: { a: 'b' }, animationsExpr: '${a}' },
  ])('%j is left out', (node) =>
    expect(Object.keys(boundedSchema(node))).not.toContainEqual(expect.stringMatching(/s(?:tyle|s)|On$|Expr$/)),
  );

  it('a sheet has no words that amis would put together', () =>
    expect(framedSheet('wrapperCustomStyle', { root: { display: 'none !|important' } }).kept).toEqual({ root: {} }));
});

it('a tenant’s node has no hot key, and no element around it but those of text', () => {
  const node = {
    type: 'button',
    hotKey: 'tab',
    hotKeyExpr: '${a}',
    wrapperComponent: 'textarea',
    wrapperComponentOn: 'a',
  };
  expect(boundedSchema(node)).toEqual({ type: 'button' });
  expect(boundedSchema({ type: 'tpl', wrapperComponent: 'h2' })).toEqual({ type: 'tpl', wrapperComponent: 'h2' });
});

it('nothing of a tenant’s node has amis draw each of a long list, count for ever or make columns without an end', () => {
  const time = { type: 'input-time', itemHeight: 0.0001, itemHeightExpr: '${a}', timeConstraints: '${b}' };
  expect(boundedSchema(time)).toEqual({ type: 'input-time' });
  const filter = (columnsNum: unknown) => boundedSchema({ type: 'crud', autoGenerateFilter: { columnsNum } });
  expect(filter(1e8)).toEqual({ type: 'crud', autoGenerateFilter: { columnsNum: 12 } });
  expect(filter('${a}')).toEqual({ type: 'crud', autoGenerateFilter: {} });
  expect(boundedSchema({ type: 'crud', autoGenerateFilterExpr: '${a}' })).toEqual({ type: 'crud' });
});

it('rows and cells of a table view ask for no picture of another place', () => {
  const cell = { background: 'url(/api/user/info)', style: { background: 'url(/logout)', color: 'red' }, body: 'x' };
  const trs = [{ background: 'url(/api/user/info)', tds: [cell] }];
  const kept = [{ tds: [{ style: { color: 'red' }, body: 'x' }] }];
  expect(boundedSchema({ type: 'table-view', trs })).toEqual({ type: 'table-view', trs: kept });
  const plain = { type: 'table-view', trs: [{ background: '#eee', tds: [{ background: 'red', body: 'x' }] }] };
  expect(boundedSchema(plain)).toBe(plain);
});
