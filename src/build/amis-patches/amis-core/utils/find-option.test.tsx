import { fireEvent, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import 'amis/lib/renderers/Form/Checkboxes';
import 'amis/lib/renderers/Form/Radios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Call, cleanUp, renderForm } from '../../../../../tests/support/render/render-nodes.tsx';

afterEach(cleanUp);

const options = [
  { label: 'a number', value: 1 },
  { label: 'a text', value: '1' },
  { label: 'yes', value: true },
  { label: 'the word', value: 'true' },
];

/** Presses a choice and waits until it is shown as chosen, or as not chosen any longer. */
async function press(label: string): Promise<void> {
  const input = (await screen.findByText(label)).closest('label')!.querySelector('input')!;
  const before = input.checked;
  fireEvent.click(input);
  await waitFor(() => expect(input.checked).toBe(!before));
}

/** Renders a field with these choices and answers what its form sends after these are pressed one after another. */
async function sent(field: object, ...labels: string[]): Promise<unknown> {
  const calls = vi.fn((_call: Call) => ({ status: 0, msg: '' }));
  renderForm(
    [
      { name: 'choice', options, ...field },
      { type: 'submit', label: 'Send' },
    ],
    calls,
    { form: { api: 'post:/in' } },
  );
  for (const label of labels) await press(label);
  await waitFor(() => screen.getByText('Send'));
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  return (calls.mock.calls[0]![0].data as { choice?: unknown }).choice;
}

const chosen = () =>
  [...document.querySelectorAll('input:checked')].map((input) => input.closest('label')?.textContent?.trim());

describe.each(options)('$label', ({ label, value }) => {
  it('can be chosen, and keeps its type', async () => {
    const others = options.filter((option) => option.label !== label).map((option) => option.label);
    expect(await sent({ type: 'radios' }, ...others, label)).toBe(value);
    expect(chosen()).toEqual([label]);
  });

  it('is shown as chosen when the form has it', async () => {
    renderForm([{ type: 'radios', name: 'choice', options, value }]);
    await waitFor(() => expect(chosen()).toEqual([label]));
  });

  it('is one of several', async () => {
    const several = { type: 'checkboxes', joinValues: false, extractValue: true };
    expect(await sent(several, label)).toEqual([value]);
    cleanUp();
    const all = await sent(several, ...options.map((option) => option.label), label);
    expect(all).toEqual(options.map((option) => option.value).filter((other) => other !== value));
  });
});

it.each([
  ['1', [{ label: 'one', value: 1 }]],
  [1, [{ label: 'one', value: '1' }]],
  ['true', [{ label: 'one', value: true }]],
  [true, [{ label: 'one', value: 'true' }]],
])('%j finds the only choice with the same digits', async (value, only) => {
  renderForm([{ type: 'radios', name: 'choice', options: only, value }]);
  await waitFor(() => expect(chosen()).toEqual(['one']));
});
