import { fireEvent, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, renderForm } from '../../../tests/support/render/render-nodes.tsx';

afterEach(cleanUp);

const field = () => screen.getByRole<HTMLInputElement>('textbox');
/** What the keyboard does, as fast as it can: the form has not answered the first before the second is there. */
const type = (...texts: string[]) => {
  for (const value of texts) fireEvent.change(field(), { target: { value } });
};

const account = { type: 'input-text', name: 'account', label: 'Account', id: 'account' };
const shown = { type: 'tpl', tpl: 'So far: ${account}.' };

it('keeps the space that is typed before the form has answered the word', async () => {
  renderForm([account, shown]);
  type('the', 'the ');
  await screen.findByText('So far: the.');
  expect(field().value).toBe('the ');
  type('the q', 'the qu');
  await screen.findByText('So far: the qu.');
  expect(field().value).toBe('the qu');
});

it('keeps a letter that is typed between two answers', async () => {
  renderForm([account, shown]);
  type('a', 'ab');
  await waitFor(() => expect(field().value).toBe('ab'));
  type('abc');
  await screen.findByText('So far: abc.');
  expect(field().value).toBe('abc');
});

it('shows what the page itself puts in', async () => {
  const clear = {
    type: 'button',
    label: 'Empty',
    onEvent: { click: { actions: [{ actionType: 'setValue', componentId: 'account', args: { value: 'fresh' } }] } },
  };
  renderForm([account, shown, clear]);
  type('old');
  await screen.findByText('So far: old.');
  fireEvent.click(screen.getByText('Empty'));
  await waitFor(() => expect(field().value).toBe('fresh'));
});
