import { fireEvent, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import 'amis/lib/renderers/Form/InputDate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Call, cleanUp, renderForm } from '../../../../tests/support/render/render-nodes.tsx';

beforeAll(() => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
});
afterAll(() => {
  vi.unstubAllEnvs();
});
afterEach(cleanUp);

const field = {
  type: 'input-datetime',
  name: 'when',
  utc: true,
  closeOnSelect: false,
  displayFormat: 'YYYY-MM-DD HH:mm',
};
const shown = () => document.querySelector<HTMLInputElement>('.cxd-DatePicker input')!;

/** Renders the field with a value, moves it to the next day, confirms that, and answers what the form sends. */
async function moved(node: object, data: object): Promise<unknown> {
  const calls = vi.fn((_call: Call) => ({ status: 0, msg: '' }));
  renderForm([node, { type: 'submit', label: 'Send' }], calls, { form: { api: 'post:/in', data } });
  await waitFor(() => expect(shown()?.value).toBe('2024-03-05 18:30'));
  fireEvent.click(shown());
  fireEvent.click(
    await screen.findByText('6', { selector: 'td:not(.rdtOld):not(.rdtNew) *, td:not(.rdtOld):not(.rdtNew)' }),
  );
  fireEvent.click(await screen.findByText('Confirm'));
  await waitFor(() => expect(shown().value).toBe('2024-03-06 18:30'));
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  return (calls.mock.calls[0]![0].data as { when: unknown }).when;
}

describe.each([
  ['YYYY-MM-DDTHH:mm:ss[Z]', '2024-03-05T10:30:00Z', '2024-03-06T10:30:00Z'],
  ['YYYY-MM-DD HH:mm:ss', '2024-03-05 10:30:00', '2024-03-06 10:30:00'],
  ['YYYY-MM-DDTHH:mm:ssZ', '2024-03-05T10:30:00+00:00', '2024-03-06T10:30:00+00:00'],
  ['X', '1709634600', '1709721000'],
])('a time in UTC as %s', (valueFormat, value, next) => {
  it('keeps its hour when the form has it', async () => {
    expect(await moved({ ...field, valueFormat }, { when: value })).toBe(next);
  });

  it('keeps its hour when the field has it', async () => {
    expect(await moved({ ...field, valueFormat, value }, {})).toBe(next);
  });
});
