import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const type = 'theme-spacing';

beforeAll(() => registerField(type), 60_000);
afterEach(cleanUp);

function write(name: string, text: string): void {
  const box = screen.getByRole('combobox', { name });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
}

it('sets padding on all sides and margin on one', async () => {
  const value = await showField({ type });
  write('Inside, all sides', '8');
  const padding = { paddingTop: '8px', paddingRight: '8px', paddingBottom: '8px', paddingLeft: '8px' };
  await vi.waitFor(() => expect(value()).toEqual(padding));
  fireEvent.click(screen.getAllByRole('button', { name: 'Each by itself' })[1]!);
  write('Outside, left', '-1rem');
  await vi.waitFor(() => expect(value()).toEqual({ ...padding, marginLeft: '-1rem' }));
});

it('has the kinds and sides that the page names', async () => {
  const value = await showField({ type, parts: ['margin'], sides: ['top', 'bottom'] }, { marginTop: '1px' });
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  write('Look, bottom', '1px');
  await vi.waitFor(() => expect(value()).toEqual({ marginTop: '1px', marginBottom: '1px' }));
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});
