import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { type Call, cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';
import { checkAddress } from './address.ts';

const node = (rest: object = {}) => ({
  type: 'send-code',
  name: 'token',
  api: 'post:/verifyEmail',
  target: 'email',
  ...rest,
});
const email = { type: 'input-text', name: 'email' };
const button = () => screen.getByRole('button') as HTMLButtonElement;
const press = () => act(async () => void fireEvent.click(button()));
const fill = (name: string, value: string) =>
  act(async () => void fireEvent.change(document.querySelector(`[name=${name}]`)!, { target: { value } }));
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
let number = 0;

/** A form whose button no other test's countdown belongs to. */
async function show(answer?: (call: Call) => object | Promise<object>, rest: object = {}) {
  const api = `post:/verifyEmail?test=${number++}`;
  const view = renderForm([email, node({ api, ...rest })], answer);
  await act(async () => void (await vi.dynamicImportSettled()));
  await pass(0);
  return view;
}

// The component is loaded ahead, so that no test waits for it.
beforeAll(async () => {
  registerDefinition(registry['send-code']);
  await registry['send-code'].load();
}, 60_000);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanUp();
  vi.useRealTimers();
});

describe('send-code', () => {
  it('does the work that a busy server asks for, and sends the call again', async () => {
    vi.useRealTimers();
    const calls: Call[] = [];
    const patience = { timeout: 10_000 };
    await act(async () => {
      const view = renderForm([email, node({ api: `post:/verifyEmail?test=${number++}` })], (call) => {
        calls.push(call);
        const order = '1900000000000.8.abcdefghijklmnop';
        return calls.length === 1
          ? { status: 422, msg: 'work', ok: false, errors: { work: order } }
          : { status: 0, msg: '', data: { ok: true, msg: '' } };
      });
      return view;
    });
    await vi.waitFor(() => expect(document.querySelector('[name=email]')).not.toBeNull(), patience);
    await vi.waitFor(() => expect(screen.queryByRole('button')).not.toBeNull(), patience);
    await fill('email', 'ada@example.com');
    await press();
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('The code is on its way'), patience);
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({
      data: { email: 'ada@example.com', work: expect.stringMatching(/^1900000000000\.8\.abcdefghijklmnop:\d+$/) },
    });
  });

  it('sends the address alone, counts down from 60, and is ready again', async () => {
    const calls: Call[] = [];
    await show((call) => {
      calls.push(call);
      return { status: 0, msg: '', data: { ok: true, msg: '' } };
    });
    await fill('email', ' ada@example.com ');
    await press();
    expect(calls).toMatchObject([{ method: 'post', data: { email: 'ada@example.com' } }]);
    expect(button().textContent).toBe('Again in 60 s');
    expect(button().disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('The code is on its way');
    await pass(2000);
    expect(button().textContent).toBe('Again in 58 s');
    await pass(58_000);
    expect(button().textContent).toBe('Send code');
    expect(button().disabled).toBe(false);
  });

  it('cannot be pressed while it is sending', async () => {
    let finish: (answer: object) => void = () => undefined;
    const calls = vi.fn(() => new Promise<object>((resolve) => (finish = resolve)));
    await show(calls);
    await fill('email', 'ada@example.com');
    await press();
    expect(button().textContent).toBe('Sending…');
    expect(button().disabled).toBe(true);
    await press();
    expect(calls).toHaveBeenCalledTimes(1);
    await act(async () => finish({ ok: true, msg: '' }));
    await pass(0);
    expect(button().textContent).toBe('Again in 60 s');
  });

  it.each([
    [{ status: 0, msg: '', data: { ok: false, msg: 'Too often' } }, 'Too often'],
    [{ status: 429, msg: 'Too often' }, 'Too often'],
    [{ ok: false, msg: '' }, 'The code could not be sent. Please try again later.'],
  ])('goes back to idle with the reason of %o', async (answer, reason) => {
    await show(() => answer);
    await fill('email', 'ada@example.com');
    await press();
    await pass(0);
    expect(screen.getByRole('alert').textContent).toBe(reason);
    expect(button().textContent).toBe('Send code');
    expect(button().disabled).toBe(false);
  });

  it.each([
    ['', 'Please enter your email address first.'],
    ['ada@', 'This is not a valid email address.'],
  ])('checks the address %j first', async (address, message) => {
    const calls = vi.fn(() => ({}));
    await show(calls);
    if (address) {
      await fill('email', address);
    }
    await press();
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(document.activeElement).toBe(document.querySelector('[name=email]'));
    expect(calls).not.toHaveBeenCalled();
  });

  it('goes on saying why no code was sent when the form refuses the code', async () => {
    await show(() => ({ status: 429, msg: 'Too often' }), { required: true });
    const messages = () =>
      [...document.querySelectorAll('.cxd-Form-feedback li, .pw-code-message')].map((node) => node.textContent);
    await fill('email', 'ada@example.com');
    await press();
    await pass(0);
    expect(messages()).toEqual(['Too often']);
    await act(async () => void fireEvent.submit(document.querySelector('form')!));
    await pass(0);
    expect(messages()).toEqual(['Too often', expect.stringMatching(/./)]);
    await press();
    await pass(0);
    expect(messages()).toEqual(['Too often']);
  });

  it('takes back what else it said when the form refuses the code', async () => {
    await show(() => ({ ok: true, msg: '' }), { required: true });
    const message = () => document.querySelector('.pw-code-message')!.textContent;
    await press();
    expect(message()).toBe('Please enter your email address first.');
    await fill('email', 'ada@example.com');
    await act(async () => void fireEvent.submit(document.querySelector('form')!));
    await pass(0);
    expect(message()).toBe('');
  });

  it('has the form say at its own fields what is wrong with them, and nothing twice', async () => {
    const errors = { graphCode: 'Not as in the picture', elsewhere: 'Not here' };
    const fields = [
      { type: 'input-text', name: 'phone' },
      { type: 'input-text', name: 'graphCode' },
    ];
    const api = `post:/auth/verifyPhone?test=${number++}`;
    renderForm([...fields, node({ api, target: 'phone' })], () => ({ status: 422, msg: 'Wrong', errors }));
    await pass(0);
    await fill('phone', '13800000000');
    await press();
    await pass(0);
    const said = [...document.querySelectorAll('.cxd-Form-feedback li, .pw-code-message')];
    expect(said.map((node) => node.textContent).filter(Boolean)).toEqual(['Not as in the picture']);
    expect(document.activeElement).toBe(document.querySelector('[name=graphCode]'));
  });

  it('goes on counting when it disappears and comes back', async () => {
    const api = 'post:/verifyEmail?again';
    const view = renderForm([email, node({ api })], () => ({ ok: true }));
    await pass(0);
    await fill('email', 'ada@example.com');
    await press();
    await pass(10_000);
    view.unmount();
    await pass(5000);
    renderForm([email, node({ api })]);
    await pass(0);
    expect(button().textContent).toBe('Again in 45 s');
  });

  it('maps its own data when the page says how', async () => {
    const calls: Call[] = [];
    const api = { method: 'post', url: '/auth/verifyPhone', data: { phone: '${phone}', graphCode: '${graphCode}' } };
    renderForm(
      [
        { type: 'input-text', name: 'phone' },
        { type: 'input-text', name: 'graphCode', value: 'ab12' },
        node({ api, target: 'phone' }),
      ],
      (call) => {
        calls.push(call);
        return { ok: true };
      },
    );
    await pass(0);
    await fill('phone', '13800000000');
    await press();
    expect(calls).toMatchObject([{ data: { phone: '13800000000', graphCode: 'ab12' } }]);
  });
});

describe('checkAddress', () => {
  it('knows eleven digits for a phone number', () => {
    expect(checkAddress('phone', '13800000000')).toBeNull();
    expect(checkAddress('phone', '1380000000')).toBe('Invalid');
    expect(checkAddress('phone', '')).toBe('Missing');
  });
});
