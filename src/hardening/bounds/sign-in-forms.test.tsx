import 'amis/lib/renderers/Each';
import 'amis/lib/renderers/Grid2D';
import 'amis/lib/renderers/Page';
import 'amis/lib/renderers/Tpl';
import { cleanup, render, screen } from '@testing-library/react';
import { clearStoresCache, registerRenderer, render as renderAmis } from 'amis-core';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { TextsContext } from '../../i18n/texts-context.ts';
import { IsolatedScreen, installIsolation } from '../../isolation/index.ts';
import { gateNodes } from '../gated-node.tsx';
import { TenantContext } from './tenant-context.ts';
import { TenantNode } from './tenant-node.tsx';

beforeAll(() => {
  gateNodes();
  installIsolation(vi.fn());
  registerRenderer({ type: 'sign-in', component: () => <form>form</form> } as never);
});
afterEach(() => {
  cleanup();
  clearStoresCache();
});

const form = { type: 'sign-in' };

function show(page: object, isTenant = true) {
  const root = {
    type: 'page',
    ...page,
    body: undefined,
    children: ({ render: node }: { render: (region: string, schema: object) => ReactNode }) => (
      <TenantContext.Provider value={isTenant ? TenantNode : null}>
        <IsolatedScreen id="account/login">{node('screen', { type: 'page', ...page })}</IsolatedScreen>
      </TenantContext.Provider>
    ),
  };
  render(
    <TextsContext.Provider value={texts}>
      {renderAmis(root as never, {}, { session: 'forms' } as never)}
    </TextsContext.Provider>,
  );
}

const formsShown = () => screen.queryAllByText('form').length;

it('shows the form of the platform twice, and a note for each further one', () => {
  show({ body: [form, form, form, form] });
  expect(formsShown()).toBe(2);
  expect(screen.getAllByText('Only the first 2 parts of this kind are shown.')).toHaveLength(2);
});

it('shows no form in a list, and keeps the places for those beside it', () => {
  const list = { type: 'each', source: '${rows}', items: form };
  show({ data: { rows: [1, 2, 3] }, body: [list, form] });
  expect(formsShown()).toBe(1);
  expect(screen.getAllByText(texts['host.login.formOff'])).toHaveLength(3);
});

it('leaves pages of the platform as they are', () => {
  show({ body: [form, form, form] }, false);
  expect(formsShown()).toBe(3);
});

it('bounds what a node and its definition make together', () => {
  const grids = [{ x: 1, y: 1, w: 1, h: 1, type: 'tpl', tpl: 'x' }];
  show({ definitions: { many: { cols: 5000, grids } }, body: { type: 'grid-2d', $ref: 'many', id: 'g' } });
  const tracks = document.querySelector<HTMLElement>('[data-id=g]')?.style.gridTemplateColumns.split(' ');
  expect(tracks).toHaveLength(100);
});
