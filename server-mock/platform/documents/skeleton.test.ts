import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ScreenRoute, StartData } from '../../../src/types/start.ts';
import { copyOfSchemas } from '../../../tests/support/server.ts';
import type { Showing } from './decide.ts';
import type { Gathered } from './gather.ts';
import { createSkeletons } from './skeleton.ts';

const root = copyOfSchemas();
afterAll(() => rmSync(root, { recursive: true }));

const skeletons = createSkeletons(root);
const route = { path: '/x', screen: 'area/page', document: 'app', access: 'anonymous', title: 'X' } as ScreenRoute;

interface View {
  body?: object[];
  shell?: string;
  skeleton?: string;
  config?: { siteName?: string; logo?: string };
  embed?: boolean;
}

function pictureOf({ body = [], shell, skeleton = 'cards', config = {}, embed = false }: View): string {
  const own = { ...route, skeleton };
  const start = {
    config: { siteName: 'Site', logo: '', ...config },
    routes: { routes: [own], errors: {} },
    shell: shell ? { id: shell } : null,
    texts: { 'x.title': 'A <b>title</b>' },
  } as unknown as StartData;
  const showing = { document: 'app', route: own } as Showing;
  const screen = { id: 'area/page', schema: { type: 'page', body } } as unknown as Gathered['screen'];
  return skeletons(showing, { title: 'X · Site', name: 'The <name>', screen, start }, embed);
}

const title = (tpl: string) => [{ type: 'tpl', className: 'is-large pw-title', tpl }];

it('shows the words of the page that need no data, as text', () => {
  const html = pictureOf({ body: title('i18n:x.title') });
  expect(html).toContain('A &lt;b&gt;title&lt;/b&gt;</h1>');
});

it.each(['${user.name}', '<%= data.name %>'])('names a page for those who listen when its title is %s', (tpl) => {
  const html = pictureOf({ body: title(tpl) });
  expect(html).toContain('<span class="pw-unseen">The &lt;name&gt;</span>');
  expect(html).not.toContain(tpl);
});

it('shows no words of which only the data tell whether they are shown', () => {
  const [node] = title('i18n:x.title');
  expect(pictureOf({ body: [{ ...node, visibleOn: '${!user}' }] })).not.toContain('A &lt;b&gt;title');
});

it('shows the brand: the name, or a logo from an address that a picture may have', () => {
  const shell = 'shell/platform';
  expect(pictureOf({ shell, config: { siteName: 'A & <B>' } })).toContain(
    '<span class="pw-brand">A &amp; &lt;B&gt;</span>',
  );
  expect(pictureOf({ shell, config: { logo: '/logo.svg' } })).toContain('src="/logo.svg"');
  expect(pictureOf({ shell, config: { logo: 'javascript:alert(1)' } })).not.toContain('<img');
});

it('takes the frame of the shell in force; an unknown shell has none', () => {
  expect(pictureOf({ shell: 'shell/user-center' })).toContain('pw-side');
  expect(pictureOf({ shell: 'shell/platform' })).not.toContain('pw-side');
  for (const shell of ['area/unknown', undefined]) {
    expect(pictureOf(shell ? { shell } : {})).not.toContain('pw-header');
  }
  expect(pictureOf({ shell: 'shell/platform', embed: true })).toMatch(/^<div class="is-embedded">/);
});

it('leaves the page open when its route names no kind, or one that is not there', () => {
  for (const skeleton of ['', 'unknown']) {
    expect(pictureOf({ skeleton })).toContain('<div class="pw-main" role="main" aria-busy="true"></div>');
  }
});

it('has no pictures for other documents', () => {
  const start = { routes: { routes: [] } } as unknown as StartData;
  const gathered = { start, screen: { id: 'x/y', schema: {} }, title: '', name: '' } as unknown as Gathered;
  expect(skeletons({ document: 'share', route: null } as Showing, gathered, false)).toBe('');
});

it('reads an edited picture again', () => {
  writeFileSync(join(root, 'src/documents/skeletons/page/fresh.html'), '<p>Fresh</p>');
  expect(pictureOf({ skeleton: 'fresh' })).toContain('<p>Fresh</p>');
});
