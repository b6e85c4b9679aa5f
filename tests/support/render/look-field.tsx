import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { cureLayouts } from '../../../src/accessibility/form-items/layouts.tsx';
import { registerDefinition } from '../../../src/host/renderers/define-renderer.ts';
import { type LookType, lookRenderers } from '../../../src/host/renderers/look-renderers.ts';
import { renderForm } from './render-nodes.tsx';

// Labels are tied to their fields as the host ties them.
cureLayouts();

/** Makes a field for the look known, with its code. */
export async function registerField(type: LookType): Promise<void> {
  registerDefinition(lookRenderers[type]);
  await lookRenderers[type].load();
}

/** Shows a field called Look with a value; answers what reads its value out of the form. */
export async function showField(
  field: { type: LookType } & Record<string, unknown>,
  value?: unknown,
  { data = {}, ...host }: { data?: object } & Record<string, unknown> = {},
): Promise<() => unknown> {
  const node = { name: 'look', label: 'Look', ...field };
  const mirror = { type: 'tpl', className: 'mirror', tpl: '${{look: look} | json:0 | html}' };
  renderForm([node, mirror], undefined, {
    form: { data: { ...data, ...(value === undefined ? {} : { look: value }) } },
    ...host,
  });
  await vi.waitFor(() => screen.getByText('Look', { selector: 'label *' }));
  return () => (JSON.parse(document.querySelector('.mirror')!.textContent) as { look?: unknown }).look;
}
