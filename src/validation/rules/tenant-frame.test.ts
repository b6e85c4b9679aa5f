import { expect, it } from 'vitest';
import { validateScreen } from '../screen.ts';

type Options = { layer?: 'company' | 'platform'; screen?: string };

function refusals(page: object, { layer = 'company', screen }: Options = {}): unknown[] {
  const text = JSON.stringify({ type: 'page', title: 'x', ...page }, null, 1);
  return validateScreen(text, { texts: {}, layer, screen })
    .filter(({ code }) => code === 'bounds.style')
    .map(({ line }) => text.split('\n')[line - 1]?.trim().split('"')[1]);
}

const COMPUTED = ['wrapperCustomStyleOn', 'styleExpr'];
const red = { color: 'red' };
const tpl = (text: string) => ({ type: 'tpl', tpl: text });
const chart = (config: object) => ({ body: { type: 'chart', config } });

it.each([
  [{ css: { '.a': red, header: red } }, []],
  [{ body: { type: 'dialog', show: true, title: 'T', body: 'x' } }, ['show']],
  [{ body: { type: 'drawer', showOn: '${true}', title: 'T', body: 'x' } }, ['showOn']],
  [{ body: { type: 'spinner', show: true } }, []],
  [{ css: { '.a': red, body: red } }, ['body']],
  [{ mobileCSS: { '.a': { position: 'fixed' } } }, ['position']],
  [{ css: { '@media (max-width: 9px)': { ':root': red } } }, [':root']],
  [{ cssVars: { '--Page-body-padding': '8px', '--pw-tenant-above': '0' } }, ['--pw-tenant-above']],
  [{ body: { type: 'container', id: 'a', wrapperCustomStyle: { 'root, header': red }, body: 'x' } }, ['root, header']],
  [{ body: { type: 'container', id: 'a, header', themeCss: { a: red }, body: 'x' } }, ['themeCss']],
  [
    { body: { ...tpl('x'), animations: { enter: { type: 'fadeIn', duration: '1s} header{display:none' } } } },
    ['duration'],
  ],
  [{ body: { ...tpl('x'), animations: { enter: { type: 'a} header{', duration: 1 } } } }, ['type']],
  [
    { body: { ...tpl('x'), animations: { hover: { type: 'hoverFlash', repeat: 1e9, delay: -1 } } } },
    ['repeat', 'delay'],
  ],
  [{ body: { ...tpl('x'), animations: { enter: { type: 'fadeInUp', duration: 1, inView: true, delay: 0.5 } } } }, []],
  [{ body: { ...tpl('x'), id: 'a{}header{', wrapperCustomStyleOn: '${a}', styleExpr: '${b}' } }, COMPUTED],
  [
    { body: { type: 'table-view', trs: [{ background: 'url(/a)', tds: [{ background: 'url(/b)', body: 'x' }] }] } },
    ['background', 'background'],
  ],
  [{ body: { type: 'nav', style: { color: 'red}header{display:none' }, links: [] } }, ['style']],
  [{ body: { type: 'select', name: 'a', label: 'a', popOverContainerSelector: 'body' } }, ['popOverContainerSelector']],
  [{ body: { type: 'spinner', loadingConfig: { root: 'body', show: true } } }, ['root']],
  [{ body: tpl('<div style="column-count:9">a</div>') }, ['tpl']],
  [{ body: tpl('<svg><MASK id=a /></svg>') }, ['tpl']],
  [{ body: tpl('<svg><feTurbulence numOctaves="255"/></svg>') }, ['tpl']],
  [{ body: tpl('<b style="color:red" title="filter: none">columns: 2</b>') }, []],
  [{ body: { type: 'container', style: { columnCount: 2 }, body: 'x' } }, ['columnCount']],
  [{ css: { '.a': { columns: 2 } } }, ['columns']],
  [{ cssVars: { '--a': Array(9).fill('linear-gradient(red, blue)').join(',') } }, ['--a']],
  [
    { body: { type: 'container', id: 'a', themeCss: { a: { 'filter:default': 'blur(1px)' } }, body: 'x' } },
    ['filter:default'],
  ],
  [chart({ title: { link: 'https://a.b', target: 'self' } }), ['link', 'target']],
  [chart({ tooltip: { appendTo: 'body', extraCssText: 'x' }, toolbox: {} }), ['appendTo', 'extraCssText', 'toolbox']],
  [chart({ series: [{ type: 'treemap', nodeClick: 'link' }] }), ['nodeClick']],
  [chart({ dataset: { source: [{ link: 1 }] }, series: [{ links: [{ source: 'a', target: 'b' }] }] }), []],
])('in %j refuses %j', (page, keys) => expect(refusals(page)).toEqual(keys));

it('refuses style sheets on a sign-in page, and nothing on the platform’s pages', () => {
  const page = { css: { '.a': red }, body: { type: 'sign-in' } };
  expect(refusals(page, { screen: 'account/login' })).toEqual(['css']);
  const moving = { body: { ...tpl('x'), animations: { enter: { type: 'fadeInUp', duration: 1 } } } };
  expect(refusals(moving, { screen: 'account/login' })).toEqual([]);
  expect(refusals({ css: { body: red } }, { layer: 'platform' })).toEqual([]);
});

it.each([
  { type: 'sign-in', hidden: true },
  { type: 'wrapper', visibleOn: '${a}', body: { type: 'sign-in' } },
])('does not count the form in %j', (body) => {
  const page = { type: 'page', title: 'x', body };
  const codes = validateScreen(page, { texts: {}, layer: 'company', screen: 'account/login' }).map(({ code }) => code);
  expect(codes).toContain('login.no-sign-in');
});

it('reads a style with many blanks quickly', () => {
  const begun = performance.now();
  const page = { body: { type: 'tpl', tpl: 'x', style: { background: `url(${' '.repeat(100_000)}x` } } };
  expect(refusals(page)).toEqual(['background']);
  expect(performance.now() - begun).toBeLessThan(2000);
});

it('tells of a sheet with many refused rules quickly', () => {
  const css = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`body .a${index} :root`, red]));
  const begun = performance.now();
  expect(validateScreen({ type: 'page', body: 'x', css }, { texts: {}, layer: 'company' })).not.toEqual([]);
  expect(performance.now() - begun).toBeLessThan(8000);
});
