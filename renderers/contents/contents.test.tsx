import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';
import { readPart } from './use-read-part.ts';

beforeAll(async () => {
  registerDefinition(registry.contents);
  await registry.contents.load();
}, 60_000);
afterEach(cleanUp);

const toc = [
  { label: 'Go', fullPath: '/docs/x#go', children: [{ label: 'Deeper', fullPath: '/docs/x#go.deeper', children: [] }] },
  { label: '邀请', fullPath: '/docs/x#%E9%82%80', children: [] },
];

it('links the headings, two levels deep', async () => {
  renderForm([{ type: 'contents', label: 'On this page', source: '${toc}' }], undefined, { form: { data: { toc } } });
  const list = await screen.findByRole('navigation', { name: 'On this page' });
  expect([...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#go',
    '#go.deeper',
    '#%E9%82%80',
  ]);
  expect(list.querySelector('ul ul a')?.textContent).toBe('Deeper');
});

it.each([
  [[300, 900], 0, ''],
  [[100, 900], 0, 'a'],
  [[-500, 100], 600, 'b'],
  [[-900, 700], 2000, 'b'],
])('with headings at %j and %i pixels scrolled, %j is read', (tops, scrollY, expected) => {
  const names = ['a', 'b'];
  const page = {
    defaultView: { innerHeight: 800, scrollY },
    documentElement: { scrollHeight: 2800 },
    getElementById: (name: string) => ({ getBoundingClientRect: () => ({ top: tops[names.indexOf(name)] }) }),
  } as unknown as Document;
  expect(readPart(names, (name) => name, page)).toBe(expected);
});

it('says that a link was pressed', async () => {
  const close = { actionType: 'setValue', componentId: 'box', args: { value: { open: 'no' } } };
  const onEvent = { choose: { actions: [close] } };
  const body = [
    { type: 'contents', label: 'On this page', source: '${toc}', onEvent },
    { type: 'tpl', tpl: 'Open: ${open}' },
  ];
  renderForm(body, undefined, { form: { id: 'box', data: { toc, open: 'yes' } } });
  fireEvent.click(await screen.findByRole('link', { name: 'Deeper' }));
  await screen.findByText('Open: no');
});
