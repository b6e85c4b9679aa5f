import { fireEvent, render, screen } from '@testing-library/react';
import 'amis/lib/renderers/Form/Combo';
import 'amis/lib/renderers/Form/InputText';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it } from 'vitest';
import { cleanUp } from '../../../../tests/support/render/render-nodes.tsx';

afterEach(cleanUp);

const form = (field: object) =>
  renderAmis(
    { type: 'page', body: { type: 'form', wrapWithPanel: false, data: { query: { tab: '2' } }, body: [field] } },
    { locale: 'en-US' },
    { session: 'test' } as RenderOptions,
  );

it('shows the entries of an object in key-value fields', async () => {
  render(form({ type: 'input-kv', name: 'query' }));
  await expect
    .poll(() => screen.queryAllByRole('textbox').map((box) => (box as HTMLInputElement).value))
    .toEqual(['tab', '2']);
  fireEvent.change(screen.getAllByRole('textbox')[1]!, { target: { value: '3' } });
  await screen.findByDisplayValue('3');
});

it('shows them in fields of several values for each key', async () => {
  render(form({ type: 'input-kvs', name: 'query', valueItems: [{ type: 'input-text', name: '_value' }] }));
  await screen.findByDisplayValue('tab');
});

it('puts rows into another order by keys, and leaves the keyboard on the handle', async () => {
  const rows = ['a', 'b', 'c'].map((word) => ({ word }));
  const items = [{ type: 'input-text', name: 'word' }];
  render(form({ type: 'combo', name: 'rows', multiple: true, multiLine: true, draggable: true, value: rows, items }));
  const words = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);
  const handle = await screen.findByRole('button', { name: /: 1 / });
  await expect.poll(words).toEqual(['a', 'b', 'c']);
  const press = (key: string) => fireEvent.keyDown(handle, { key, altKey: true });
  handle.focus();
  press('ArrowUp');
  press('ArrowDown');
  await expect.poll(words).toEqual(['b', 'a', 'c']);
  await expect.poll(() => document.activeElement).toBe(handle);
  expect(handle.getAttribute('aria-label')).toContain(': 2 ');
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  press('ArrowDown');
  await expect.poll(words).toEqual(['b', 'c', 'a']);
});
