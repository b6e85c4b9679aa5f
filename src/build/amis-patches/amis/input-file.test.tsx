import { fireEvent, render, screen } from '@testing-library/react';
import 'amis/lib/renderers/Form/InputFile';
import 'amis/lib/renderers/Page';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanUp } from '../../../../tests/support/render/render-nodes.tsx';

afterEach(cleanUp);

/** A form with a field for a file, and a way to choose one. */
function fileField() {
  const alert = vi.fn();
  const field = {
    ...{ type: 'input-file', name: 'file', accept: '.amis', asBlob: true, drag: true, maxSize: 10 },
    ...{ invalidTypeMessage: 'Choose an .amis file.', invalidSizeMessage: 'Too large. Choose less.' },
  };
  const page = { type: 'page', body: { type: 'form', wrapWithPanel: false, body: [field] } };
  render(renderAmis(page, { locale: 'en-US' }, { session: 'test', alert } as unknown as RenderOptions));
  const choose = async (name: string, size: number) => {
    await screen.findByText('choose one');
    const input = document.querySelector('input[type="file"]')!;
    fireEvent.change(input, { target: { files: [new File(['x'.repeat(size)], name)] } });
  };
  return { alert, choose };
}

it('a file that is too large is refused at its field, until another one is chosen', async () => {
  const { choose } = fileField();
  await choose('a.amis', 20);
  expect(await screen.findByText('Too large. Choose less.')).toBeTruthy();
  expect(screen.queryByText('a.amis')).toBeNull();
  await choose('b.amis', 5);
  expect(await screen.findByText('b.amis')).toBeTruthy();
  expect(screen.queryByText('Too large. Choose less.')).toBeNull();
});

it('a file of another type is refused at its field, without an alert', async () => {
  const { alert, choose } = fileField();
  await choose('a.amis', 20);
  await screen.findByText('Too large. Choose less.');
  await choose('a.zip', 5);
  expect(await screen.findByText('Choose an .amis file.')).toBeTruthy();
  expect(screen.queryByText('Too large. Choose less.')).toBeNull();
  expect(alert).not.toHaveBeenCalled();
});
