import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { registerLookRenderers } from '../../src/host/renderers/look-renderers.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

beforeAll(registerLookRenderers);
afterEach(cleanUp);

it('numbers the lines of a text and marks those that are wrong', async () => {
  renderForm([
    {
      type: 'form',
      wrapWithPanel: false,
      data: { code: 'a\nb\nc', wrong: [{ line: 2 }] },
      body: [{ type: 'code-lines', name: 'code', label: 'Code', marks: '${wrong}' }],
    },
  ]);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Code');
  const numbers = () => [...document.querySelectorAll('.pw-code-gutter > span')].map(({ textContent }) => textContent);
  expect([field.value, numbers()]).toEqual(['a\nb\nc', ['1', '2', '3']]);
  expect(document.querySelector('.pw-code-gutter > .is-marked')?.textContent).toBe('2');
  fireEvent.change(field, { target: { value: 'a\nb\nc\nd' } });
  await waitFor(() => expect(numbers()).toEqual(['1', '2', '3', '4']));
});

it('selects the line that it is led to', async () => {
  renderForm([
    {
      type: 'form',
      wrapWithPanel: false,
      data: { code: 'a\nbcd\ne', at: { line: 2 } },
      body: [{ type: 'code-lines', name: 'code', label: 'Code', goTo: '${at}' }],
    },
  ]);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Code');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5]);
});
