import 'amis/lib/renderers/Each';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import { cleanup, render } from '@testing-library/react';
import { clearStoresCache, registerRenderer, render as renderAmis } from 'amis-core';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { TextsContext } from '../../i18n/texts-context.ts';
import { IsolatedScreen, installIsolation } from '../../isolation/index.ts';
import { gateNodes } from '../gated-node.tsx';
import { boundedSchema } from './bounded-schema.ts';
import { TenantContext } from './tenant-context.ts';
import { TenantNode } from './tenant-node.tsx';

beforeAll(() => {
  gateNodes();
  installIsolation(vi.fn());
  registerRenderer({ type: 'mark', component: () => <i /> } as never);
});
afterEach(() => {
  cleanup();
  clearStoresCache();
});

function show(page: object, isTenant = true) {
  const root = {
    type: 'page',
    ...page,
    body: undefined,
    children: ({ render: node }: { render: (region: string, schema: object) => ReactNode }) => (
      <TenantContext.Provider value={isTenant ? TenantNode : null}>
        <IsolatedScreen id="home/home">{node('screen', { type: 'page', ...page })}</IsolatedScreen>
      </TenantContext.Provider>
    ),
  };
  render(
    <TextsContext.Provider value={texts}>
      {renderAmis(root as never, {}, { session: 'bounds' } as never)}
    </TextsContext.Provider>,
  );
}

it('draws 5,000 rows of a company’s list', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({ at }));
  show({ data: { rows }, body: { type: 'each', source: '${rows}', items: { type: 'mark' } } });
  expect(document.querySelectorAll('i')).toHaveLength(5000);
}, 60_000);

it.each([
  [true, ''],
  [false, 'blur(9px)'],
])('bounds what a node of a company and its definition make together (%s)', (isTenant, filter) => {
  const body = { type: 'tpl', $ref: 'blurred', tpl: 'x', className: 't' };
  show({ definitions: { blurred: { style: { filter } } }, body }, isTenant);
  expect(document.querySelector<HTMLElement>('.t')?.style.filter).toBe(filter);
});

it.each([
  [
    { type: 'service', interval: 100 },
    { type: 'service', interval: 5000 },
  ],
  [
    { type: 'tpl', style: { filter: 'blur(9px)', color: 'red' } },
    { type: 'tpl', style: { color: 'red' } },
  ],
  [
    { type: 'page', css: { '.a': { 'backdrop-filter': 'blur(1px)', color: 'red' } } },
    { type: 'page', css: { '.a': { color: 'red' } } },
  ],
  [{ type: 'tpl', style: 'color: red; animation: a 1s' }, { type: 'tpl' }],
  [{ type: 'tpl', animations: { enter: { type: 'fadeIn' } } }, { type: 'tpl' }],
  [{ type: 'select', popOverContainerSelector: 'body' }, { type: 'select' }],
  [
    { type: 'nav', id: 'n', styleExpr: '${looks}' },
    { type: 'nav', id: 'n' },
  ],
])('%j becomes %j', (schema, expected) => expect(boundedSchema(schema)).toEqual(expected));

it.each([
  { type: 'carousel', interval: 3000 },
  { type: 'crud', perPage: 5000 },
  { type: 'chart', config: { series: [{ type: 'pie', animation: false, data: Array(30_000).fill(1) }] } },
  { type: 'tpl', style: { zIndex: 9999, columns: 3, background: 'url("/api/upload/ab12")', color: '${color}' } },
])('%j stays', (schema) => expect(boundedSchema(schema)).toBe(schema));
