import 'amis/lib/renderers/Form/Checkboxes';
import 'amis/lib/renderers/Nav';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Steps';
import 'amis-ui/lib/themes/cxd';
import { cleanup, render, screen } from '@testing-library/react';
import { clearStoresCache, render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import type { AmisCall } from '../../api/request.ts';
import { TextsContext } from '../../i18n/texts-context.ts';
import { gateNodes } from '../gated-node.tsx';
import { firstAnswered } from './called-items.ts';
import { tenantLimits } from './limits.ts';
import { TenantContext } from './tenant-context.ts';
import { TenantNode } from './tenant-node.tsx';

beforeAll(() => {
  Object.assign(tenantLimits, { items: 10 });
  gateNodes();
});
afterEach(() => {
  cleanup();
  clearStoresCache();
});

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `l${at}`, title: `l${at}`, value: at }));

/** Shows a node whose call is answered by a list, as the fetcher of a tenant's frame does; answers the calls. */
function show(body: object, data: unknown, isTenant = true, scope: object = {}) {
  const fetcher = vi.fn(async (call: AmisCall) =>
    firstAnswered(call, { status: 200, headers: {}, data: { status: 0, msg: '', data } }),
  );
  const form = { type: 'form', wrapWithPanel: false, body: [body] };
  render(
    <TextsContext.Provider value={texts}>
      <TenantContext.Provider value={isTenant ? TenantNode : null}>
        {renderAmis({ type: 'page', data: scope, body: form } as never, {}, { session: 'called', fetcher } as never)}
      </TenantContext.Provider>
    </TextsContext.Provider>,
  );
  return fetcher;
}

const note = texts['host.node.firstItems'].replace('{count}', '10');
const source = 'get:/api/x';
const checkboxes = { type: 'checkboxes', name: 'a', label: 'A', source };

it.each<[string, object, unknown, string]>([
  ['choices', checkboxes, { options: items(12) }, '.cxd-Checkbox'],
  ['choices by an object', { ...checkboxes, source: { url: '/api/x' } }, items(12), '.cxd-Checkbox'],
  ['links', { type: 'nav', source }, items(12), '.cxd-Nav-Menu-item-label'],
  ['links by a variable', { type: 'nav', source: '${call}' }, items(12), '.cxd-Nav-Menu-item-label'],
  ['steps', { type: 'steps', source }, { steps: items(12) }, '.cxd-StepsItem'],
])('shows the first of what a call brings, and says so: %s', async (_, body, data, drawn) => {
  const fetcher = show(body, data, true, { call: source });
  await Promise.all([screen.findByText(note), screen.findByText('l9')]);
  expect(document.querySelectorAll(drawn)).toHaveLength(10);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

it('shows what is no longer as it is', async () => {
  show(checkboxes, items(10));
  await screen.findByText('l9');
  expect(screen.queryByText(note)).toBeNull();
});

it('leaves the calls of shipped pages alone', async () => {
  const fetcher = show(checkboxes, items(12), false);
  await screen.findByText('l11');
  expect(fetcher.mock.lastCall?.[0]).not.toHaveProperty('drawnBy');
});

it('cuts no other answer: a value must lose nothing', () => {
  const answer = { status: 200, headers: {}, data: items(12) };
  expect(firstAnswered({ url: '/api/x' }, answer)).toBe(answer);
});

it('gives a matrix as many cells as it may have', () => {
  const data = { columns: items(10), rows: items(10_000) };
  const cut = firstAnswered({ url: '/api/x', drawnBy: '0 source' }, { status: 200, headers: {}, data });
  expect(cut.data).toEqual({ columns: items(10), rows: items(10) });
});
