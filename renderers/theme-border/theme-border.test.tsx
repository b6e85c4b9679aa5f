import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const type = 'theme-border';
const sides = ['top', 'right', 'bottom', 'left'];
const bordered = (width: string) => Object.fromEntries(sides.map((side) => [`${side}-border-width`, width]));

beforeAll(() => registerField(type), 60_000);
afterEach(cleanUp);

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
function write(name: string, text: string): void {
  fireEvent.change(box(name), { target: { value: text } });
  fireEvent.blur(box(name));
}

it('changes all sides at once and keeps what else is there', async () => {
  const value = await showField({ type }, { ...bordered('1px'), 'top-left-border-radius': '4px', other: 'x' });
  write('Look, all sides: Width', '3');
  const kept = { 'top-left-border-radius': '4px', other: 'x' };
  await vi.waitFor(() => expect(value()).toEqual({ ...bordered('3px'), ...kept }));
  write('Look, all sides: Width', '');
  await vi.waitFor(() => expect(value()).toEqual(kept));
});

it('shows each side where they differ, and changes one', async () => {
  const value = await showField({ type, parts: ['width'] }, { ...bordered('1px'), 'left-border-width': '2px' });
  expect(box('Look, left: Width').value).toBe('2px');
  write('Look, top: Width', '5px');
  await vi.waitFor(() => expect(value()).toMatchObject({ 'top-border-width': '5px', 'bottom-border-width': '1px' }));
});

it('names lines in words, and stores what the theme calls them', async () => {
  const borderStyleOptions = [{ label: '3', value: 'var(--borders-style-3)', realValue: 'dashed' }];
  const value = await showField({ type, options: '${lists}' }, undefined, { data: { lists: { borderStyleOptions } } });
  fireEvent.click(screen.getByRole('button', { name: 'Each by itself' }));
  fireEvent.click(box('Look, top: Line'));
  fireEvent.click(screen.getByRole('option', { name: /Dashed/ }));
  await vi.waitFor(() => expect(value()).toEqual({ 'top-border-style': 'var(--borders-style-3)' }));
});

it('has corners where the page says so, and follows the default state', async () => {
  const inherit = Object.fromEntries(
    ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((corner) => [`${corner}-border-radius`, '2px']),
  );
  const value = await showField({ type, parts: ['radius'], inherit });
  fireEvent.click(box('Corners, all sides'));
  fireEvent.click(screen.getByRole('option', { name: /^As in the default state/ }));
  await vi.waitFor(() =>
    expect(value()).toEqual(Object.fromEntries(Object.keys(inherit).map((key) => [key, 'inherit:2px']))),
  );
});

it('draws a line where there was none once it has a width', async () => {
  const borderStyleOptions = [{ label: '1', value: 'var(--borders-style-1)', realValue: 'none' }];
  const styles = { 'top-border-style': 'var(--borders-style-1)', 'left-border-style': 'dashed' };
  const value = await showField({ type, options: '${lists}' }, styles, { data: { lists: { borderStyleOptions } } });
  write('Look, top: Width', '2px');
  await vi.waitFor(() =>
    expect(value()).toEqual({ ...styles, 'top-border-width': '2px', 'top-border-style': 'solid' }),
  );
});
