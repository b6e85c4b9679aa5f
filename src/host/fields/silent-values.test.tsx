import { fireEvent, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import { afterEach, expect, it, vi } from 'vitest';
import { type Call, cleanUp, renderForm } from '../../../tests/support/render/render-nodes.tsx';
import { tellSilentValues } from './silent-values.ts';

afterEach(cleanUp);
tellSilentValues();

const quiet = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Both ways in which programs set a value: past React, and through the setter that React watches. */
const ways: [string, (field: HTMLInputElement, value: string) => void][] = [
  ['past React', (field, value) => quiet.call(field, value)],
  [
    'as a script of the page',
    (field, value) => {
      field.value = value;
    },
  ],
];

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const rendered = () => waitFor(() => expect(field('password')).not.toBeNull());

const form = [
  { type: 'input-text', name: 'account', label: 'Account', required: true },
  { type: 'input-password', name: 'password', label: 'Password', required: true },
];

const presses: [string, () => void][] = [
  ['a click', () => fireEvent.click(screen.getByText('Sign in'))],
  [
    'Enter',
    () => {
      if (fireEvent.keyDown(field('password'), { key: 'Enter' })) fireEvent.submit(field('password').closest('form')!);
    },
  ],
  ['the browser itself', () => fireEvent.submit(field('password').closest('form')!)],
];

const cases = ways.flatMap(([way, fill]) => presses.map(([press, go]) => [way, press, fill, go] as const));

it.each(cases)('sends what was set %s, by %s', async (_way, _press, fill, go) => {
  const calls = vi.fn((_call: Call) => ({ status: 0, msg: '' }));
  renderForm([...form, { type: 'submit', label: 'Sign in' }], calls, { form: { api: 'post:/in' } });
  await rendered();
  fill(field('account'), 'ann');
  fill(field('password'), 'secret');
  go();
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  expect(calls.mock.calls[0]![0]).toMatchObject({ url: '/in', data: { account: 'ann', password: 'secret' } });
  expect(screen.queryByText(/required/i)).toBeNull();
});

it('tells a field of nobody once', () => {
  const alone = document.body.appendChild(document.createElement('input'));
  const heard = vi.fn();
  alone.addEventListener('input', heard);
  const pressed = () => {
    fireEvent.click(document.body);
    return heard.mock.calls.length;
  };
  alone.value = 'a';
  expect([pressed(), pressed()]).toEqual([1, 1]);
  alone.value = 'b';
  expect(pressed()).toBe(2);
  alone.remove();
});

it('tells nothing while a person types, and of fields that hold what they are known to hold', async () => {
  renderForm([...form, { type: 'tpl', tpl: 'So far: ${account}.' }]);
  await rendered();
  const told = vi.fn();
  fireEvent.change(field('account'), { target: { value: 'ann' } });
  document.addEventListener('input', told);
  fireEvent.click(document.body);
  document.removeEventListener('input', told);
  expect(told).not.toHaveBeenCalled();
  await screen.findByText('So far: ann.');
});
