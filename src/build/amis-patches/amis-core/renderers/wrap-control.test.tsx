import { fireEvent, render, screen } from '@testing-library/react';
import 'amis/lib/renderers/Form/InputText';
import 'amis/lib/renderers/Page';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it } from 'vitest';
import { cleanUp } from '../../../../../tests/support/render/render-nodes.tsx';

afterEach(cleanUp);

const tree = (body: object[], locale = 'en-US') =>
  renderAmis({ type: 'page', body: { type: 'form', wrapWithPanel: false, body } }, { locale }, {
    session: 'test',
  } as RenderOptions);

it('says in the new language what is wrong in a field', async () => {
  const field = (isEmail: string) => ({
    type: 'input-text',
    name: 'a',
    validateOnChange: true,
    validations: { isEmail: true },
    validationErrors: { isEmail },
  });
  const view = render(tree([field('No address')]));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'x' } });
  await screen.findByText('No address');
  view.rerender(tree([field('Keine Adresse')], 'de-DE'));
  await screen.findByText('Keine Adresse');
});

it('checks a field again when the one that it must equal changes', async () => {
  const repeated = {
    type: 'input-text',
    name: 'b',
    validateOnChange: true,
    validations: { equalsField: 'a' },
    validationErrors: { equalsField: 'They differ' },
  };
  render(tree([{ type: 'input-text', name: 'a' }, repeated]));
  const [first, second] = await screen.findAllByRole('textbox');
  fireEvent.change(second!, { target: { value: 'x' } });
  await screen.findByText('They differ');
  fireEvent.change(first!, { target: { value: 'x' } });
  await expect.poll(() => screen.queryByText('They differ')).toBeNull();
});
