import 'amis/lib/renderers/Action';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Service';
import 'amis/lib/renderers/Wrapper';
import 'amis-ui/lib/themes/cxd';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { clearStoresCache, render as renderAmis } from 'amis-core';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { afterEach, expect, it, vi } from 'vitest';
import type { AmisCall } from '../../api/request.ts';
import { methodOf } from './call-method.ts';

afterEach(() => {
  cleanup();
  clearStoresCache();
});

const api = '/api/x';
const ajax = { actionType: 'ajax', api };
const button = { type: 'button', label: 'Go' };

it.each<[string, object, (string | number)[]]>([
  ['a form', { type: 'form', api, wrapWithPanel: false, body: [{ ...button, actionType: 'submit' }] }, ['api']],
  ['a button', { ...button, ...ajax }, ['api']],
  ['a download', { ...button, ...ajax, actionType: 'download' }, ['api']],
  [
    'an action of an event',
    { ...button, onEvent: { click: { actions: [ajax] } } },
    ['onEvent', 'click', 'actions', 0, 'api'],
  ],
  ['a service', { type: 'service', api, body: [button] }, ['api']],
  ['nodes', { type: 'service', schemaApi: api, body: [button] }, ['schemaApi']],
])('amis makes the call of %s with the method that the checker judges', async (_, body, path) => {
  const fetcher = vi.fn(async (_call: AmisCall) => ({
    status: 200,
    headers: {},
    data: { status: 0, msg: '', data: {} },
  }));
  render(renderAmis({ type: 'page', body } as never, {}, { session: 'methods', fetcher } as never));
  fireEvent.click(await screen.findByText('Go'));
  await vi.waitFor(() => expect(fetcher).toHaveBeenCalled());
  const call = findNodeAtLocation(parseTree(JSON.stringify(body))!, path)!;
  expect(methodOf(call)).toBe(fetcher.mock.calls[0]![0].method);
});
