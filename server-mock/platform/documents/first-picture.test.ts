import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { FrameContext } from '../../../src/shell/index.ts';
import type { ScreenAnswer, ScreenRoute, StartData } from '../../../src/types/start.ts';
import { copyOfSchemas } from '../../../tests/support/server.ts';
import type { Showing } from './decide.ts';
import { createFirstPictures } from './first-picture.ts';
import type { Gathered } from './gather.ts';

const projectRoot = copyOfSchemas();
afterAll(() => rmSync(projectRoot, { recursive: true }));

const route = { path: '/x', screen: 'area/page', document: 'app', access: 'anonymous', title: 'X' } as ScreenRoute;

interface Asked {
  shell: ScreenAnswer | null;
  page: ScreenAnswer | null;
  context: Omit<FrameContext, 'page'>;
}

interface View {
  layer?: ScreenAnswer['layer'];
  shellLayer?: ScreenAnswer['layer'];
  skeleton?: string;
  document?: Showing['document'];
  query?: Record<string, string>;
  /** What the compiler answers; empty: it could not. */
  frame?: string;
}

const screenOf = (id: string, layer: ScreenAnswer['layer']) =>
  ({ id, layer, version: 1, schema: { type: 'page' } }) as ScreenAnswer;

/** The picture of a page, and what the compiler was asked for. */
async function pictureOf({ layer = 'builtin', shellLayer = 'builtin', query = {}, ...view }: View) {
  const { skeleton = 'rows', document = 'app', frame = '<main>frame</main>' } = view;
  const asked: Asked[] = [];
  const shells = {
    async frame(shell: Asked['shell'], page: Asked['page'], context: Asked['context']) {
      asked.push({ shell, page, context });
      return frame;
    },
  };
  const own = { ...route, skeleton };
  const screen = screenOf('area/page', layer);
  const start = {
    config: {},
    scope: {},
    user: null,
    routes: { routes: [own], errors: {} },
    screen,
    shell: screenOf('shell/platform', shellLayer),
    texts: {},
  } as unknown as StartData;
  const showing = { document, route: own, params: {} } as unknown as Showing;
  const gathered = { title: 'X · Site', name: 'The <name>', screen, start } as unknown as Gathered;
  const html = await createFirstPictures({ projectRoot, shells })(showing, gathered, { query, search: '' });
  return { html, asked: asked[0] };
}

it('asks for the frame of the shell with the page in it, and for the rest the skeleton of the route', async () => {
  const { html, asked } = await pictureOf({});
  expect(html).toBe('<main>frame</main>');
  expect([asked?.shell?.id, asked?.page?.id]).toEqual(['shell/platform', 'area/page']);
  expect(asked?.context.rest).toContain('pw-skeleton-row');
  expect(asked?.context.rest).not.toContain('<h1');
});

it.each(['company', 'app'] as const)('leaves the place of a page of the layer %s open', async (layer) => {
  const { asked } = await pictureOf({ layer });
  expect([asked?.shell?.id, asked?.page]).toEqual(['shell/platform', null]);
  expect(asked?.context.unknown).toContain('<h1 class="pw-title"><span class="pw-unseen">The &lt;name&gt;</span>');
});

it('has no frame that is a tenant’s', async () => {
  expect((await pictureOf({ shellLayer: 'company' })).asked?.shell).toBeNull();
});

it('shows the page by its name alone when nothing could be compiled', async () => {
  const { html } = await pictureOf({ frame: '' });
  expect(html).toMatch(/^<main class="pw-main"><div class="pw-page"><h1.*The &lt;name&gt;.*pw-skeleton-row/s);
});

it('leaves the rest empty when the route names no skeleton, or one that is not there', async () => {
  for (const skeleton of ['', 'unknown']) {
    expect((await pictureOf({ skeleton })).asked?.context.rest).toBe('<div class="pw-rest" aria-busy="true"></div>');
  }
});

it('tells the page that it is embedded', async () => {
  expect((await pictureOf({ query: { embed: '1' } })).asked?.context.seen['embedded']).toBe(true);
});

it('has no pictures for other documents', async () => {
  expect(await pictureOf({ document: 'share' })).toEqual({ html: '', asked: undefined });
});

it('reads an edited piece again', async () => {
  writeFileSync(join(projectRoot, 'src/documents/skeletons/page/fresh.html'), '<p>Fresh</p>');
  expect((await pictureOf({ skeleton: 'fresh' })).asked?.context.rest).toContain('<p>Fresh</p>');
});
