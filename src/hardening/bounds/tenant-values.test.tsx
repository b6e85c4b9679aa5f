import 'amis/lib/renderers/Form/InputTag';
import 'amis/lib/renderers/Markdown';
import 'amis/lib/renderers/Page';
import 'amis-ui/lib/themes/cxd';
import { act, cleanup, render, screen } from '@testing-library/react';
import { clearStoresCache, render as renderAmis } from 'amis-core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { TextsContext } from '../../i18n/texts-context.ts';
import { gateNodes } from '../gated-node.tsx';
import { TenantContext } from './tenant-context.ts';
import { TenantNode } from './tenant-node.tsx';
import { boundValues } from './tenant-values.tsx';

beforeAll(() => {
  gateNodes();
  boundValues();
});
afterEach(() => {
  cleanup();
  clearStoresCache();
});

interface Form {
  getValues(): object;
  setValues(values: object): void;
}
type Scope = { getComponentByName(name: string): Form; getComponentById(id: string): { props: Control } };
interface Control {
  onChange(value: unknown): void;
}

function show(body: object, data: object = {}, isTenant = true): Scope {
  let scope: Scope | undefined;
  const form = { type: 'form', name: 'f', wrapWithPanel: false, body: [body] };
  render(
    <TextsContext.Provider value={texts}>
      <TenantContext.Provider value={isTenant ? TenantNode : null}>
        {renderAmis(
          { type: 'page', name: 'p', data, body: form } as never,
          { scopeRef: (given: Scope) => (scope = given) } as never,
          { session: 'values', fetcher: vi.fn() } as never,
        )}
      </TenantContext.Provider>
    </TextsContext.Provider>,
  );
  return scope as Scope;
}

const tags = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`).join(',');
const note = texts['host.node.manyValues'].replace('{count}', '500');
const field = { type: 'input-tag', name: 'k', id: 'k', label: 'K' };

it.each<[string, object, object]>([
  ['written out', { ...field, value: tags(501) }, {}],
  ['from data', field, { k: tags(501) }],
  ['from a formula', { ...field, value: '${many}' }, { many: tags(501) }],
])('does not draw a value that is too long, and keeps it: %s', async (_, body, data) => {
  const scope = show(body, data);
  await screen.findByText(note);
  expect(document.querySelectorAll('.cxd-ResultBox-value')).toHaveLength(0);
  expect(scope.getComponentByName('p.f').getValues()).toMatchObject({ k: tags(501) });
});

it('does not draw a value that an event sets', async () => {
  const scope = show({ ...field, value: 'a,b' });
  await screen.findByText('a');
  act(() => scope.getComponentByName('p.f').setValues({ k: tags(501) }));
  await screen.findByText(note);
  expect(document.querySelectorAll('.cxd-ResultBox-value')).toHaveLength(0);
});

it('leaves fields of shipped pages, and values that are no longer than they may be', async () => {
  show({ ...field, value: tags(501) }, {}, false);
  await screen.findByText('t500');
  cleanup();
  show({ ...field, value: tags(500) });
  await screen.findByText('t499');
  expect(screen.queryByText(note)).toBeNull();
}, 60_000);

it('does not read a markdown text that is too long', async () => {
  show({ type: 'markdown', name: 'text' }, { text: '![[]()'.repeat(11_000) });
  await screen.findByText(texts['host.node.longText']);
});
