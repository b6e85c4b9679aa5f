import { render, screen } from '@testing-library/react';
import 'amis/lib/renderers/Form/InputText';
import 'amis/lib/renderers/Page';
import 'amis-ui/lib/themes/cxd';
import { type RenderOptions, render as renderAmis } from 'amis-core';
import { afterEach, expect, it } from 'vitest';
import { cleanUp } from '../../../../tests/support/render/render-nodes.tsx';

afterEach(cleanUp);

const field = { type: 'input-text', name: 'a' };
const tree = (page: object, form: object) =>
  renderAmis(
    { type: 'page', ...page, body: { type: 'form', wrapWithPanel: false, ...form, body: field } },
    { locale: 'en-US' },
    { session: 'test' } as RenderOptions,
  );

it('takes a class and a condition away with the definition that had them', async () => {
  const isDisabled = () => screen.getByRole<HTMLInputElement>('textbox').disabled;
  const view = render(tree({ className: 'first' }, { disabledOn: '${true}' }));
  await screen.findByRole('textbox');
  expect(isDisabled()).toBe(true);
  view.rerender(tree({}, {}));
  expect([isDisabled(), view.container.querySelector('.first')]).toEqual([false, null]);
  view.rerender(tree({ className: 'second' }, { disabled: true }));
  expect([isDisabled(), view.container.querySelector('.second') !== null]).toEqual([true, true]);
});
