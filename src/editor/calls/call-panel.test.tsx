import { fireEvent, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Form/InputText';
import 'amis/lib/renderers/Form/Select';
import 'amis/lib/renderers/Form/Static';
import 'amis/lib/renderers/Plain';
import 'amis/lib/renderers/Remark';
import { afterEach, beforeEach, expect, it } from 'vitest';
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { cleanUp, renderForm } from '../../../tests/support/render/render-nodes.tsx';
import { setComponentTexts } from '../palette/component-words.ts';
import { withCalls } from './call-panel.ts';
import { knownCalls } from './known-calls.ts';

beforeEach(() => {
  setComponentTexts(texts, 'en-US');
  const scope = { company: 'acme', app: 'crm' };
  knownCalls.begin({ screen: 'page/deals', layer: 'app', version: 0, scope }, [
    { key: 'deals', name: 'Deals', fields: ['title'] },
  ]);
});
afterEach(cleanUp);

it('offers the calls of the page by their names, and says what the chosen one takes', { timeout: 30_000 }, async () => {
  let api: unknown;
  const onChange = (values: { api: unknown }) => {
    api = values.api;
  };
  const panel = withCalls([{ type: 'ae-apiControl', name: 'api', visibleOn: 'true' }]) as object[];
  // The last one is amis-editor's own, which takes any address.
  const label = texts['editor.calls.address'];
  expect(panel.at(-1)).toEqual({ type: 'ae-apiControl', name: 'api', visibleOn: 'true', label });
  renderForm(panel.slice(0, -1), undefined, { form: { onChange } });
  fireEvent.click(await screen.findByText('Select', {}, { timeout: 10_000 }));
  fireEvent.click(await screen.findByText('Deals: Add a document', {}, { timeout: 10_000 }));
  await waitFor(() =>
    expect(api).toEqual({ method: 'post', url: '${prefix}/data/deals', data: { title: '${title}' } }),
  );
  await screen.findByText(/^It sends: title\./, {}, { timeout: 10_000 });
});
