import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { type Call, cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

const browser = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

const node = { type: 'passkey', label: 'Go', offerApi: 'post:/options' };
const create = { ...node, mode: 'create', api: { method: 'post', url: '/add', data: { response: '${response}' } } };
const ofThePage = { response: '${response}', wanted: '${wanted}' };
const signIn = { ...node, mode: 'sign-in', api: { method: 'post', url: '/in', data: ofThePage } };

beforeAll(async () => {
  registerDefinition(registry.passkey);
  await registry.passkey.load();
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  browser.startRegistration.mockResolvedValue({ id: 'made' });
  browser.startAuthentication.mockResolvedValue({ id: 'used' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanUp();
});

const answers = (call: Call) =>
  call.url === '/options'
    ? { status: 0, msg: '', data: { options: { challenge: 'c' } } }
    : { status: 0, msg: '', data: {} };

async function click() {
  const button = await vi.waitFor(() => screen.getByRole('button', { name: 'Go' }));
  await act(async () => void fireEvent.click(button));
}

it.each([
  ['makes a passkey', create, '/add', { id: 'made' }],
  ['signs in with one', signIn, '/in', { id: 'used' }],
])('%s: a challenge, the browser, the response', async (_what, schema, url, response) => {
  const calls = vi.fn(answers);
  renderForm([schema], calls);
  await click();
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
  expect(calls.mock.calls[1]?.[0]).toMatchObject({ method: 'post', url, data: { response } });
});

it('sends what the page around it knows, too', async () => {
  const calls = vi.fn(answers);
  const inner = { type: 'form', wrapWithPanel: false, body: [signIn] };
  renderForm([{ type: 'input-text', name: 'wanted', value: '/i' }, inner], calls);
  await click();
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(2));
  expect(calls.mock.calls[1]?.[0]).toMatchObject({ data: { response: { id: 'used' }, wanted: '/i' } });
});

it('says so when the person calls it off, and what the server refuses', async () => {
  browser.startRegistration.mockRejectedValue(new Error('NotAllowedError'));
  renderForm([create], answers);
  await click();
  expect((await screen.findByRole('alert')).textContent).toBe('The passkey was not used.');
  browser.startRegistration.mockResolvedValue({});
  cleanUp();
  renderForm([create], (call) => (call.url === '/options' ? answers(call) : { status: 422, msg: 'Not this one' }));
  await click();
  expect((await screen.findByRole('alert')).textContent).toBe('Not this one');
});

it('says so where the browser has no passkeys', async () => {
  vi.unstubAllGlobals();
  renderForm([signIn], answers);
  await screen.findByText('This browser has no passkeys.');
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
});
