import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import 'amis/lib/renderers/Collapse';
import 'amis/lib/renderers/Each';
import 'amis/lib/renderers/Form/ButtonGroupSelect';
import 'amis/lib/renderers/Tpl';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import texts from '../../schemas/locales/en-US.json' with { type: 'json' };
import house from '../../schemas/theme/platform.json' with { type: 'json' };
import { FrameHostContext } from '../../src/host/frames/frame-host.ts';
import { registerLookRenderers } from '../../src/host/renderers/look-renderers.ts';
import { createStore } from '../../src/state/store.ts';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

beforeAll(registerLookRenderers);
beforeEach(() => localStorage.clear());
afterEach(cleanUp);

/** Edits the platform's own look with nodes. */
function edit(body: object, customStyle = {}): void {
  const about = { id: 1, token: 'a', name: 'A', description: '', state: 'enabled', version: 1, preview: '' };
  const loaded = { ...about, theme: { ...house, customStyle }, isDraft: false, revision: 'r1' };
  const env = {
    session: 'test',
    fetcher: async () => ({ status: 200, headers: {}, data: { status: 0, msg: '', data: loaded } }),
    notify: () => undefined,
    isCancel: () => false,
  } as unknown as RenderOptions;
  const host = { store: createStore({ user: null }), parts: { allTexts: async () => texts } };
  render(
    <FrameHostContext.Provider value={host as never}>
      {renderAmis(
        { type: 'page', body: { type: 'theme-editor', loadApi: '/api/theme/1/source', body } as never },
        { locale: 'en-US', theme: 'cxd', data: { locale: 'en-US' } },
        env,
      )}
    </FrameHostContext.Provider>,
  );
}

it('marks the lines of custom code that are left out, while it is written', { timeout: 30_000 }, async () => {
  const field = { type: 'code-lines', name: 'style', label: 'Styles', marks: '${code.problems}' };
  edit(
    { type: 'theme-form', at: 'customStyle', body: [field] },
    { style: '.a { top: 0 }\n@import "b";', language: 'css' },
  );
  const marked = () => [...document.querySelectorAll('.is-marked')].map(({ textContent }) => textContent);
  await waitFor(() => expect(marked()).toEqual(['2']), { timeout: 20_000 });
  const text = screen.getByLabelText<HTMLTextAreaElement>('Styles');
  fireEvent.change(text, { target: { value: '@import "b";\n.a { top: 0 }' } });
  await waitFor(() => expect(marked()).toEqual(['1']), { timeout: 20_000 });
  expect(text.value).toBe('@import "b";\n.a { top: 0 }');
});

it('opens the state of a sample that was clicked, and says of which component and state the form is', {
  timeout: 30_000,
}, async () => {
  edit({ type: 'theme-panel', panel: 'link', part: 'link', state: 'active' });
  const title = () => document.querySelector('.pw-theme-panel-title')?.textContent;
  await waitFor(() => expect(title()).toBe('Link – Pressed'), { timeout: 20_000 });
  fireEvent.click(await screen.findByRole('button', { name: 'Hover' }));
  await waitFor(() => expect(title()).toBe('Link – Hover'));
});

it('names the kind in the title of a form about one of a list', { timeout: 30_000 }, async () => {
  edit({ type: 'theme-panel', panel: 'button', part: 'type', index: 1, state: 'hover' });
  const title = () => document.querySelector('.pw-theme-panel-title')?.textContent;
  await waitFor(() => expect(title()).toMatch(/^Button – \w+ – Hover$/), { timeout: 20_000 });
});

const LONG = { timeout: 60_000 };
const shownTexts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it.each([
  ['a colour', 'global.colors.func.body.0.body.colors.4', ['button', 'form', 'status'], ['link']],
  ['a step of a scale', 'global.fonts.size.body.6', ['button', 'link'], ['spinner']],
  ['a shadow', 'global.shadows.shadow.body.1', ['button'], ['divider']],
])('says which components use %s', LONG, async (_, at, some, none) => {
  const items = { type: 'tpl', tpl: '${key}', className: 'used' };
  edit({ type: 'theme-uses', at, body: [{ type: 'each', source: '${uses}', items }] });
  await waitFor(() => expect(shownTexts('.used')).toEqual(expect.arrayContaining(some)), { timeout: 40_000 });
  for (const other of none) expect(shownTexts('.used')).not.toContain(other);
});

it(
  'shows the fields of the chosen state alone, which can follow the default state, and folds groups',
  LONG,
  async () => {
    edit({ type: 'theme-panel', panel: 'button', part: 'type', index: 1, state: 'default' });
    const ground = () => screen.findByRole('button', { name: /^Background: / }, { timeout: 40_000 });
    const follow = () => screen.queryByRole('button', { name: 'As in the default state' });
    fireEvent.click(await ground());
    await screen.findByRole('dialog');
    expect(follow()).toBeNull();
    fireEvent.click(await ground());
    fireEvent.click(await screen.findByRole('button', { name: 'Hover' }));
    await waitFor(() => expect(document.querySelector('.pw-theme-panel-title')?.textContent).toMatch(/Hover$/));
    // One field of each name: those of other states are not there.
    expect(screen.getAllByRole('button', { name: /^Background: / })).toHaveLength(1);
    fireEvent.click(await ground());
    await waitFor(() => expect(follow()).not.toBeNull());
    fireEvent.click(follow()!);
    await waitFor(async () => expect((await ground()).title).toMatch(/^As default: /));
    const head = document.querySelector('.pw-theme-group .cxd-Collapse-header')!;
    fireEvent.click(head);
    await waitFor(() => expect(document.querySelector('.pw-theme-group')!.classList).not.toContain('is-active'));
  },
);
