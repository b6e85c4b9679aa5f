import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

beforeAll(() => registerField('theme-radius'), 60_000);
afterEach(cleanUp);

it('rounds all corners or one, and keeps the border that they belong to', async () => {
  const value = await showField({ type: 'theme-radius' }, { 'top-border-width': '1px' });
  const write = (name: string, text: string) => {
    const box = screen.getByRole('combobox', { name });
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
  };
  write('Look, all sides', '50%');
  const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
  const all = Object.fromEntries(corners.map((corner) => [`${corner}-border-radius`, '50%']));
  await vi.waitFor(() => expect(value()).toEqual({ 'top-border-width': '1px', ...all }));
  fireEvent.click(screen.getByRole('button', { name: 'Each by itself' }));
  write('Look, bottom left', '-3');
  await vi.waitFor(() => expect(value()).toMatchObject({ ...all, 'bottom-left-border-radius': '0%' }));
});
