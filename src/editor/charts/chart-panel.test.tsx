import { fireEvent, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Form/Combo';
import 'amis/lib/renderers/Form/Group';
import 'amis/lib/renderers/Form/Select';
import 'amis/lib/renderers/Form/Textarea';
import { afterEach, beforeEach, expect, it } from 'vitest';
import scaffold from '../../../schemas/editor/scaffolds/chart.json' with { type: 'json' };
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { cleanUp, renderForm } from '../../../tests/support/render/render-nodes.tsx';
import { setComponentTexts } from '../palette/component-words.ts';
import { chartSettings, chartTyped } from './chart-panel.ts';

beforeEach(() => setComponentTexts(texts, 'en-US'));
afterEach(cleanUp);

/** Milliseconds in which parts of a field are loaded. */
const WAIT = { timeout: 10_000 };

/** Chooses an entry of a list. */
async function choose(shown: string, entry: string): Promise<void> {
  fireEvent.click(await screen.findByText(shown, {}, WAIT));
  fireEvent.click(await screen.findByText(entry, {}, WAIT));
}

it('rows that are typed are the data of the chart, and a call takes their place', { timeout: 40_000 }, async () => {
  let chart: Record<string, unknown> = {};
  const onChange = (values: Record<string, unknown>) => {
    chart = values;
  };
  renderForm([chartSettings(chartTyped())], undefined, { form: { data: { config: scaffold.config }, onChange } });
  await screen.findByText('Rows', {}, WAIT);
  fireEvent.change(document.querySelector('textarea[name=lines]')!, { target: { value: 'North, 5, 6' } });
  const source = [{ quarter: 'North', now: 5, before: 6 }];
  await waitFor(() => expect(chart).toMatchObject({ config: { dataset: { source } } }), WAIT);
  await choose('Bars', 'Line');
  await waitFor(() => expect(chart).toMatchObject({ config: { series: [{ type: 'line' }, { type: 'line' }] } }), WAIT);
  await choose('Rows typed here', 'A call');
  await waitFor(
    () => expect(chart).toMatchObject({ api: '', config: { dataset: { source: '${items || []}' } } }),
    WAIT,
  );
  await choose('A call', 'Data of the page');
  await waitFor(() => expect(chart).toMatchObject({ trackExpression: '${items | json}' }), WAIT);
  expect(chart['api']).toBeUndefined();
});
