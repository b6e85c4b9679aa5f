import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { AmisPage } from '../types/amis.ts';
import type { PublicConfig, Route } from '../types/start.ts';
import { readComposed } from '../validation/parts/shipped.ts';
import look from './app-look.json' with { type: 'json' };
import { compileFrame } from './frame.ts';
import type { FrameContext } from './types.ts';

const read = (file: string) => JSON.parse(readFileSync(`schemas/${file}`, 'utf8'));

const config = {
  mode: 'saas',
  authTypes: ['password'],
  siteName: 'Acme & <Sons>',
  logo: '',
  docLink: '',
  applyLink: '',
  disabledEntries: [],
  featureFlag: {},
  integration: {},
  contextPath: '',
} as unknown as PublicConfig;

const user = { id: '1', name: 'Ada <b>', nickName: '', email: 'ada@example.com', avatar: '', isSuperAdmin: false };

const context = ({ seen, ...change }: Partial<FrameContext> = {}): FrameContext => ({
  config,
  locale: 'en-US',
  texts: read('locales/en-US.json'),
  mobile: false,
  query: {},
  rest: '<div>rest</div>',
  unknown: '<div>unknown</div>',
  seen: { user, companies: [], scope: {}, embedded: false, route: { path: '/i/profile' }, visit: 'first', ...seen },
  ...change,
});

const shell = readComposed('.', 'shell/platform') as AmisPage;
const page = (body: unknown[]) => ({ type: 'page', className: 'pw-page', body }) as AmisPage;
const title = { type: 'tpl', wrapperComponent: 'h1', className: 'pw-title', tpl: 'Title of ${user.name}' };

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const frame = (change: Partial<FrameContext>, around: AmisPage | null = shell) =>
  parse(compileFrame(around, context(change)));

it('shows the header with the reader, the navigation and the heading, values as text', () => {
  const shown = frame({ page: page([title]) });
  expect(shown.querySelector('header .pw-brand')?.textContent).toBe('Acme & <Sons>');
  expect(shown.querySelector('header .pw-user-menu')?.textContent).toBe('Ada <b>');
  expect([...shown.querySelectorAll('header nav a')].map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/template',
    '/docs',
  ]);
  expect(shown.querySelector('main h1')?.textContent).toBe('Title of Ada <b>');
  expect(shown.querySelector('b')).toBeNull();
});

it('marks the current page in the side navigation', () => {
  const shown = frame({ page: page([title]) }, readComposed('.', 'shell/user-center') as AmisPage);
  expect(shown.querySelector('aside nav .is-current')?.textContent).toBe('Profile');
});

it('leaves out the frame in embed mode', () => {
  const shown = frame({ page: page([title]), seen: { user, embedded: true } });
  expect(shown.querySelector('header')).toBeNull();
  expect(shown.querySelector('h1')).not.toBeNull();
});

it('puts the rest in the place of the first part without a static form, and shows nothing after it', () => {
  const form = { type: 'service', body: { type: 'form', body: [{ type: 'input-text', name: 'secret' }] } };
  const shown = frame({ page: page([title, form, { type: 'tpl', tpl: 'after' }]) });
  expect(shown.querySelector('.pw-page')?.textContent).toBe('Title of Ada <b>rest');
  expect(shown.querySelector('form, input, .cxd-Service')).toBeNull();
});

it('leaves the place of a page open that is none of ours to draw, and a page without a shell its own main part', () => {
  expect(frame({}).querySelector('main')?.textContent).toBe('unknown');
  expect(frame({ page: page([title]) }, null).querySelector('main h1')).not.toBeNull();
});

it('shows a page by its name when its heading cannot be shown', () => {
  const part = { type: 'container', className: 'pw-unheard-of', body: title };
  expect(frame({ page: page([part]) }).querySelector('main')?.textContent).toBe('unknown');
});

it('has no button that nothing answers', () => {
  const shown = frame({ page: page([title, { type: 'button', label: 'Save' }]) });
  expect(shown.querySelector('button')).toBeNull();
  expect(shown.querySelector('main [aria-hidden=true]')?.textContent).toBe('Save');
});

it('lets the rest begin before a part whose styles the document does not have', () => {
  const part = { type: 'container', className: 'pw-unheard-of', body: 'part' };
  expect(frame({ page: page([title, part]) }).querySelector('.pw-page')?.textContent).toBe('Title of Ada <b>rest');
});

it('has no class names that only the whole style sheet knows', () => {
  const html = compileFrame(shell, context({ page: page([title]) }));
  const names = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, classes]) => classes!.split(' '));
  expect(look.classes).toEqual(expect.arrayContaining(names));
});

/** The samples of the theme editor stand in a frame of it, without anything around them. */
const routes = (read('routes.json').routes as Route[]).flatMap((route) =>
  route.path !== '/theme-samples' && 'screen' in route && route.document === 'app' && route.access === 'signed-in'
    ? [route]
    : [],
);

describe.each(routes)('the first picture of $path', ({ screen, shell: around }) => {
  const shown = parse(
    compileFrame(
      around ? (readComposed('.', around) as AmisPage) : null,
      context({
        page: readComposed('.', screen) as AmisPage,
        seen: { user, companies: [{ key: 'acme', name: 'Acme' }], scope: { company: 'acme' } },
      }),
    ),
  );

  test('has header, navigation, one main part and one heading in it', () => {
    expect(shown.querySelectorAll('header, nav, main').length).toBeGreaterThanOrEqual(3);
    expect(shown.querySelectorAll('main h1')).toHaveLength(1);
  });

  test('has styles for its elements', () => {
    const tags = [...shown.querySelectorAll('*')].map(({ localName }) => localName);
    // What links, pictures and small headings look like is said by their classes.
    expect([...look.tags, 'a', 'img', 'h2']).toEqual(expect.arrayContaining([...new Set(tags)]));
  });
});

it('shows a page of the manual whole when its answers came with the document, and no other markup', () => {
  const html = '<h2 id="go">Go</h2><div class="pw-doc-example" data-example="0"></div><p>Words</p>';
  const doc = { title: 'Title', group: 'Guide', html, toc: [], examples: [], previous: null, next: null };
  const list = { items: [{ key: 'x', title: 'Title', group: 'Guide', fullPath: '/docs/x', children: [] }] };
  const given = (more: object) => ({
    '/api/doc': { status: 0, msg: '', data: list },
    '/api/doc/x': { status: 0, msg: '', data: { ...doc, ...more } },
  });
  const seen = { params: { key: 'x' } };
  const [around, manual] = ['shell/docs', 'docs/page'].map((id) => readComposed('.', id) as AmisPage);
  const shown = frame({ page: manual!, seen, given: given({}) }, around);
  expect(shown.querySelector('main h2#go')?.textContent).toBe('Go');
  expect(shown.querySelector('aside .is-current')?.textContent).toBe('Title');
  expect(shown.textContent).not.toContain('rest');
  const spoilt = page([title, { type: 'article', html: '${\'<h2 id="evil">x</h2>\'}' }]);
  expect(frame({ page: spoilt, seen, given: given({}) }, around).querySelector('#evil')).toBeNull();
  const failed = { '/api/doc/x': { status: 404, msg: 'No such page' } };
  expect(frame({ page: manual!, seen, given: failed }, around).querySelector('main')?.textContent).toContain(
    'No such page',
  );
});
