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
