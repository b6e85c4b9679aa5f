import { fireEvent, screen, waitFor } from '@testing-library/react';
import 'amis/lib/renderers/Action';
import { afterEach, expect, it } from 'vitest';
import panel from '../../../schemas/editor/panels/component.json' with { type: 'json' };
import texts from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { cleanUp, renderForm } from '../../../tests/support/render/render-nodes.tsx';
import { translate } from '../../i18n/translate.ts';
import { registerUnknownProperties } from './unknown-properties.tsx';
import { UNKNOWN_PROPERTIES } from './unknown-properties-type.ts';

afterEach(cleanUp);

const component = { type: 'object', properties: { heading: { type: 'string' } } };

it('removes what the version does not know with one click, and is gone with it', async () => {
  registerUnknownProperties();
  let node: Record<string, unknown> = {};
  const onChange = (values: Record<string, unknown>) => {
    node = values;
  };
  const data = { props: { $$id: 'u:1', heading: 'A', old: 1 } };
  const button = translate(panel.others, texts);
  renderForm([{ type: UNKNOWN_PROPERTIES, component, button }], undefined, { form: { data, onChange } });
  fireEvent.click(await screen.findByText(texts['editor.component.removeOthers'], {}, { timeout: 10_000 }));
  await waitFor(() => expect(node['props']).toEqual({ heading: 'A' }));
  await waitFor(() => expect(screen.queryByText(texts['editor.component.removeOthers'])).toBeNull());
});
