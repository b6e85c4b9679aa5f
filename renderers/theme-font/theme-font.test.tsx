import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const type = 'theme-font';

beforeAll(() => registerField(type), 60_000);
afterEach(cleanUp);

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
function write(name: string, text: string): void {
  fireEvent.change(box(name), { target: { value: text } });
  fireEvent.blur(box(name));
}

it('stores texts, plain numbers too, under the names of the public theme data', async () => {
  const value = await showField({ type }, { lineHeight: 1.7 });
  expect(box('Look, Line height').value).toBe('1.7');
  write('Look, Size', '14');
  write('Look, Weight', '600');
  await vi.waitFor(() => expect(value()).toEqual({ fontSize: '14px', fontWeight: '600', lineHeight: 1.7 }));
  expect(screen.getByRole('button', { name: 'Look, Colour: None' })).toBeTruthy();
});

it('takes a chosen word away when it is pressed once more', async () => {
  const value = await showField({ type, parts: ['text-decoration', 'text-align'] }, { 'text-align': 'start' });
  expect(screen.getByText('start')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Underlined' }));
  await vi.waitFor(() => expect(value()).toEqual({ 'text-align': 'start', 'text-decoration': 'underline' }));
  fireEvent.click(screen.getByRole('button', { name: 'Underlined', pressed: true }));
  await vi.waitFor(() => expect(value()).toEqual({ 'text-align': 'start' }));
});
