import 'amis/lib/renderers/Container';
import 'amis/lib/renderers/Each';
import 'amis/lib/renderers/Form/Checkboxes';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Pagination';
import 'amis/lib/renderers/Tpl';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { clearStoresCache, render as renderAmis } from 'amis-core';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { TextsContext } from '../../i18n/texts-context.ts';
import { IsolatedScreen, installIsolation } from '../../isolation/index.ts';
import { CredentialGuard } from '../credential-guard.ts';
import { gateNodes } from '../gated-node.tsx';
import { boundedSchema } from './bounded-schema.ts';
import { tenantLimits } from './limits.ts';
import { TenantContext } from './tenant-context.ts';
import { TenantNode } from './tenant-node.tsx';

/** The same rules with smaller numbers: jsdom takes long for thousands of nodes. */
beforeAll(() => {
  Object.assign(tenantLimits, { items: 10, nodes: 60 });
  gateNodes();
  installIsolation(vi.fn());
});
afterEach(() => {
  cleanup();
  clearStoresCache();
});

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `row ${index}`, value: index }));

function show(body: unknown, data: object, isTenant = true) {
  const root = {
    type: 'page',
    children: ({ render: node }: { render: (region: string, schema: object) => ReactNode }) => (
      <TenantContext.Provider value={isTenant ? TenantNode : null}>
        <IsolatedScreen id="home/home">{node('screen', { type: 'page', data, body })}</IsolatedScreen>
      </TenantContext.Provider>
    ),
  };
  render(
    <TextsContext.Provider value={texts}>
      {renderAmis(root as never, {}, { session: 'bounds' } as never)}
    </TextsContext.Provider>,
  );
}

const noteOf = (text: string) => screen.queryAllByText(text.replace('{count}', '10'));

describe('a page of a company', () => {
  it.each([
    ['a source', { source: '${rows}' }],
    ['a name', { name: 'rows' }],
  ])(
    'shows the first items of a list by %s, and says so',
    async (_, from) => {
      show({ type: 'each', ...from, items: { type: 'tpl', tpl: '<i>${label}</i>' } }, { rows: rows(12) });
      await waitFor(() => expect(document.querySelectorAll('i')).toHaveLength(10));
      expect(noteOf(texts['host.node.firstItems'])).toHaveLength(1);
    },
    60_000,
  );

  it('shows a list that is no longer as it is', async () => {
    show({ type: 'each', name: 'rows', items: { type: 'tpl', tpl: '<i>${label}</i>' } }, { rows: rows(10) });
    await waitFor(() => expect(document.querySelectorAll('i')).toHaveLength(10));
    expect(noteOf(texts['host.node.firstItems'])).toHaveLength(0);
  });

  it('shares what may be drawn between a list and the lists in it', async () => {
    const inner = { type: 'each', source: '${rows}', items: { type: 'tpl', tpl: '<i>${label}</i>' } };
    show({ type: 'each', name: 'rows', items: inner }, { rows: rows(10) });
    // 60 nodes for 10 items: each inner list has 6, and the page stops at its nodes.
    await waitFor(() => expect(noteOf(texts['host.node.firstNodes'])).toHaveLength(1));
    const six = screen.queryAllByText(texts['host.node.firstItems'].replace('{count}', '6'));
    expect(six.length).toBeGreaterThan(0);
    expect(document.querySelectorAll('i').length).toBeLessThan(60);
  });

  it('draws no more parts than a number may ask for', async () => {
    show({ type: 'pagination', layout: 'pager', mode: 'normal', total: 400, perPage: 1, maxButtons: 90 }, {});
    await waitFor(() => expect(document.querySelectorAll('.cxd-Pagination li').length).toBeGreaterThan(20));
    expect(document.querySelectorAll('.cxd-Pagination li').length).toBeLessThan(60);
  });

  it('draws no more nodes than it may, and says so', async () => {
    const each = { type: 'each', name: 'rows', items: Array(8).fill({ type: 'tpl', tpl: '<i>${label}</i>' }) };
    show(each, { rows: rows(9) });
    await waitFor(() => expect(noteOf(texts['host.node.firstNodes'])).toHaveLength(1));
    expect(document.querySelectorAll('i').length).toBeLessThan(60);
  });
});

it('leaves the lists of shipped pages alone', async () => {
  show({ type: 'each', name: 'rows', items: { type: 'tpl', tpl: '<i>${label}</i>' } }, { rows: rows(12) }, false);
  await waitFor(() => expect(document.querySelectorAll('i')).toHaveLength(12));
});

it('shows as many charts as it may, and gives a place to the next when one goes', () => {
  const Node = () => <i />;
  const placed = (count: number) => (
    <TextsContext.Provider value={texts}>
      <IsolatedScreen id="home/home">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the charts are alike
          <TenantNode key={at} Node={Node as never} given={{ schema: { type: 'chart' } } as never} nodeRef={null} />
        )).reverse()}
      </IsolatedScreen>
    </TextsContext.Provider>
  );
  const { container, rerender } = render(placed(22));
  const drawn = () => [container.querySelectorAll('i').length, container.querySelectorAll('.pw-node').length];
  expect(drawn()).toEqual([20, 2]);
  rerender(placed(20));
  expect(drawn()).toEqual([20, 0]);
});

it('bounds the options that a chart gets later', () => {
  const setOption = vi.fn();
  const Node = ({ onChartMount }: { onChartMount?: (chart: object) => void }) => {
    const chart = { setOption };
    onChartMount?.(chart);
    chart.setOption(Object.assign(Object.create({ a: 1 }), { title: { link: 'https://a.b', text: 'a' } }), true);
    return null;
  };
  const given = { schema: { type: 'chart', source: '${options}' } } as never;
  render(
    <TextsContext.Provider value={texts}>
      <TenantNode Node={Node as never} given={given} nodeRef={null} />
    </TextsContext.Provider>,
  );
  expect(setOption).toHaveBeenCalledWith({ title: { text: 'a' } }, true);
});

it.each([
  [true, undefined],
  [false, { '.pw-tenant .a': { top: '0' } }],
])('has no style sheets where people sign in (%s)', (isSignIn, css) => {
  const Node = vi.fn(() => null);
  const given = { schema: { type: 'page', css: { '.a': { top: '0' } } } } as never;
  render(
    <CredentialGuard.Provider value={isSignIn}>
      <TextsContext.Provider value={texts}>
        <TenantNode Node={Node as never} given={given} nodeRef={null} />
      </TextsContext.Provider>
    </CredentialGuard.Provider>,
  );
  expect(Node.mock.calls[0]?.[0 as never]).toHaveProperty('schema', css ? { type: 'page', css } : { type: 'page' });
});

describe('what a definition may ask for', () => {
  it.each([
    [
      { type: 'service', interval: 100 },
      { type: 'service', interval: 5000 },
    ],
    [
      { type: 'crud', perPage: 1000 },
      { type: 'crud', perPage: 100 },
    ],
    [
      { type: 'crud', perPageAvailable: [10, 500] },
      { type: 'crud', perPageAvailable: [10] },
    ],
    [
      { type: 'tpl', style: { filter: 'blur(9px)', color: 'red' } },
      { type: 'tpl', style: { color: 'red' } },
    ],
    [
      { type: 'page', css: { '.a': { 'backdrop-filter': 'blur(1px)', color: 'red' } } },
      { type: 'page', css: { '.pw-tenant .a': { color: 'red' } } },
    ],
    [
      { type: 'tpl', style: { background: 'url(https://a.b/c)' } },
      { type: 'tpl', style: {} },
    ],
    [
      { type: 'tpl', style: { background: 'url(/api/admin/audit)' } },
      { type: 'tpl', style: {} },
    ],
    [
      { type: 'tpl', style: { backgroundImage: '${picture}' } },
      { type: 'tpl', style: {} },
    ],
    [{ type: 'tpl', style: 'animation: a 1s' }, { type: 'tpl' }],
  ])('%j becomes %j', (schema, expected) => expect(boundedSchema(schema)).toEqual(expected));

  it.each([
    { type: 'carousel', interval: 3000 },
    { type: 'crud', perPage: 50 },
    { type: 'tpl', style: { background: 'url("/api/upload/ab12")', color: '${color}' } },
  ])('%j stays', (schema) => expect(boundedSchema(schema)).toBe(schema));
});
