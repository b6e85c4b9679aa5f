import { act } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerDefinition } from '../../src/host/renderers/define-renderer.ts';
import { registry } from '../../src/host/renderers/registry.ts';
import { type Call, cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';
import { hostCode } from './host-code.ts';

beforeAll(async () => {
  registerDefinition(registry['messenger-code']);
  await registry['messenger-code'].load();
}, 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
  cleanUp();
});

const ids = { appId: 'app', corpId: 'corp' };
const h5sdk = { ready: (then: () => void) => then(), error: () => undefined };
type Options = Record<string, (answer: object) => void>;

it('asks Feishu, and its older call where the client is old', async () => {
  const requestAccess = vi.fn(({ success }: Options) => success!({ code: 'new' }));
  vi.stubGlobal('h5sdk', h5sdk);
  vi.stubGlobal('tt', { requestAccess });
  expect(await hostCode('feishu', ids)).toBe('new');
  expect(requestAccess.mock.calls[0]![0]).toMatchObject({ appID: 'app' });
  const requestAuthCode = vi.fn(({ success }: Options) => success!({ code: 'old' }));
  vi.stubGlobal('tt', { requestAccess: ({ fail }: Options) => fail!({ errno: 103 }), requestAuthCode });
  expect(await hostCode('feishu', ids)).toBe('old');
  vi.stubGlobal('tt', { requestAuthCode });
  expect(await hostCode('feishu', ids)).toBe('old');
});

it('asks DingTalk', async () => {
  const requestAuthCode = vi.fn(({ onSuccess }: Options) => onSuccess!({ code: 'ding' }));
  vi.stubGlobal('dd', { ...h5sdk, env: { platform: 'pc' }, runtime: { permission: { requestAuthCode } } });
  expect(await hostCode('dingding', ids)).toBe('ding');
  expect(requestAuthCode.mock.calls[0]![0]).toMatchObject({ corpId: 'corp' });
});

it.each([
  ['another messenger', 'slack', {}, 'unsupported', ''],
  ['what every object has', 'constructor', {}, 'unsupported', ''],
  ['no messenger at all', '', {}, 'unsupported', ''],
  ['a browser instead of Feishu', 'feishu', {}, 'unavailable', ''],
  ['a browser instead of DingTalk', 'dingding', {}, 'unavailable', ''],
  [
    'the script of DingTalk in a browser',
    'dingding',
    { dd: { ...h5sdk, env: { platform: 'notInDingTalk' }, runtime: { permission: {} } } },
    'unavailable',
    '',
  ],
  [
    'a Feishu that does not start',
    'feishu',
    { h5sdk: { ready: () => undefined, error: (then: (error: object) => void) => then({}) }, tt: {} },
    'unavailable',
    '',
  ],
  [
    'a Feishu that refuses',
    'feishu',
    { h5sdk, tt: { requestAccess: ({ fail }: Options) => fail!({ errno: 2, errString: 'no scope' }) } },
    'refused',
    'no scope',
  ],
  [
    'a DingTalk that refuses',
    'dingding',
    {
      dd: {
        ...h5sdk,
        runtime: { permission: { requestAuthCode: ({ onFail }: Options) => onFail!({ message: 'no' }) } },
      },
    },
    'refused',
    'no',
  ],
  [
    'an empty code',
    'feishu',
    { h5sdk, tt: { requestAccess: ({ success }: Options) => success!({ code: '' }) } },
    'refused',
    '',
  ],
])('has no code from %s', async (_what, messenger, globals, reason, message) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await expect(hostCode(messenger, ids)).rejects.toMatchObject({ reason, message });
});

it('waits for no messenger that never answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('h5sdk', { ready: () => undefined });
  vi.stubGlobal('tt', {});
  const code = expect(hostCode('feishu', ids)).rejects.toMatchObject({ reason: 'unavailable' });
  await vi.advanceTimersByTimeAsync(10_000);
  await code;
  vi.useRealTimers();
});

/** A page that writes down what the node told it. */
function show(answer: (call: Call) => object) {
  vi.stubGlobal('h5sdk', h5sdk);
  vi.stubGlobal('tt', { requestAccess: ({ success }: Options) => success!({ code: 'once' }) });
  const note = (value: string) => ({ actions: [{ actionType: 'setValue', componentId: 'told', args: { value } }] });
  const api = { method: 'post', url: '/in', data: { code: '${code}' } };
  const onEvent = {
    success: note('to ${event.data.result.redirect}'),
    failure: note('${event.data.reason}: ${event.data.message}'),
  };
  renderForm(
    [
      { type: 'input-text', name: 'told', id: 'told' },
      { type: 'messenger-code', messenger: "${'feishu'}", api, onEvent },
    ],
    answer,
  );
}

const told = () => document.querySelector<HTMLInputElement>('[name=told]')?.value;

it('hands the code to the call once, and tells how it went', async () => {
  const calls = vi.fn((_call: Call) => ({ status: 0, msg: '', data: { redirect: '/i' } }));
  show(calls);
  await act(async () => void (await vi.dynamicImportSettled()));
  await vi.waitFor(() => expect(told()).toBe('to /i'));
  expect(calls).toHaveBeenCalledTimes(1);
  expect(calls.mock.calls[0]![0]).toMatchObject({ method: 'post', url: '/in', data: { code: 'once' } });
});

it("tells the server's words when that refuses", async () => {
  show(() => ({ status: 422, msg: 'Not you' }));
  await act(async () => void (await vi.dynamicImportSettled()));
  await vi.waitFor(() => expect(told()).toBe('refused: Not you'));
});
