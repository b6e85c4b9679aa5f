import { fireEvent, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Form/Combo';
import 'amis/lib/renderers/Form/Group';
import 'amis/lib/renderers/Form/Select';
import 'amis/lib/renderers/Form/Switch';
import 'amis/lib/renderers/Form/Textarea';
import { afterEach, beforeEach, expect, it } from 'vitest';
import scaffold from '../../../schemas/editor/scaffolds/form.json' with { type: 'json' };
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { cleanUp, renderForm } from '../../../tests/support/render/render-nodes.tsx';
import { setComponentTexts } from '../palette/component-words.ts';
import { fieldRows, rowsTyped, withFormCalls } from './form-panel.ts';

beforeEach(() => setComponentTexts(texts, 'en-US'));
afterEach(cleanUp);

/** Milliseconds in which parts of a field are loaded. */
const WAIT = { timeout: 10_000 };

const labels = () => [...document.querySelectorAll<HTMLInputElement>('input[name=label]')];

it('adds a field to a form, names it, and takes another one out', { timeout: 40_000 }, async () => {
  let body: object[] = [];
  const onChange = (values: { body: object[] }) => {
    body = values.body;
  };
  renderForm([fieldRows(rowsTyped())], undefined, { form: { data: { body: scaffold.body }, onChange } });
  await waitFor(() => expect(labels()).toHaveLength(3), WAIT);
  fireEvent.click(await screen.findByText('Add a field', {}, WAIT));
  await waitFor(() => expect(labels()).toHaveLength(4), WAIT);
  fireEvent.change(labels().at(-1)!, { target: { value: 'Budget' } });
  await waitFor(() => expect(body.at(-1)).toEqual({ type: 'input-text', label: 'Budget', name: 'budget' }), WAIT);
  fireEvent.click(document.querySelectorAll('.cxd-Combo-delController, .cxd-Combo-delBtn')[1]!);
  await waitFor(() =>
    expect(body.map((field) => (field as { name: string }).name)).toEqual(['name', 'about', 'budget']),
  );
});

it('has the two calls of a form in its panel from the start', () => {
  const panel = [
    {
      type: 'collapse-group',
      body: [
        { type: 'collapse', header: 'Data source', body: [{ type: 'select', name: 'feat' }, { type: 'container' }] },
        { type: 'collapse', header: 'Other', body: [] },
      ],
    },
  ];
  expect(withFormCalls(panel)).toMatchObject([
    {
      body: [
        {
          header: 'Data source',
          body: [
            { type: 'ae-apiControl', name: 'api' },
            { type: 'ae-apiControl', name: 'initApi' },
          ],
        },
        { header: 'Other' },
      ],
    },
  ]);
});
