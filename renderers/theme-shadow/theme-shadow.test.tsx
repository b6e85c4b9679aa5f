import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const type = 'theme-shadow';
const shadowOptions = [{ label: 'sm', value: 'var(--shadows-shadow-sm)', realValue: '0px 1px 2px 0px #123456' }];

beforeAll(() => registerField(type), 60_000);
afterEach(cleanUp);

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function write(name: string, text: string): void {
  const box = screen.getByRole('combobox', { name });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
}

it('begins with the layers of the theme’s shadow that was chosen', async () => {
  const value = await showField({ type }, 'var(--shadows-shadow-sm)', { data: { shadowOptions } });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Look' }).value).toBe('Small');
  click('Make it of layers');
  await vi.waitFor(() => expect(value()).toBe('0px 1px 2px 0px #123456'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Inside' }));
  write('Layer 1, Blur', '-4');
  await vi.waitFor(() => expect(value()).toBe('inset 0px 1px 0px 0px #123456'));
});

it('adds layers and takes them away, but for the first', async () => {
  const value = await showField({ type }, '0px 1px 2px 0px #123456');
  click('Add a layer');
  await vi.waitFor(() => expect(value()).toBe('0px 1px 2px 0px #123456, 0px 2px 4px 0px rgba(0, 0, 0, 0.2)'));
  expect(screen.queryByRole('button', { name: 'Delete layer 1' })).toBeNull();
  click('Delete layer 2');
  await vi.waitFor(() => expect(value()).toBe('0px 1px 2px 0px #123456'));
});

it('keeps what it does not understand', async () => {
  const value = await showField({ type }, 'calc(1px + 1px) 1px red');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Look' }).value).toBe('calc(1px + 1px) 1px red');
  fireEvent.blur(screen.getByRole('combobox', { name: 'Look' }));
  expect(value()).toBe('calc(1px + 1px) 1px red');
});

it('stores a list where the page says so', async () => {
  const layer = { inset: false, x: '0px', y: '1px', blur: '2px', spread: '0px', color: '#123456', own: 1 };
  const value = await showField({ type, layers: true }, [layer]);
  write('Layer 1, Right', '3');
  await vi.waitFor(() => expect(value()).toEqual([{ ...layer, x: '3px' }]));
});
