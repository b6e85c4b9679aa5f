import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const options = [
  { label: '3', value: 'var(--sizes-size-3)', realValue: '0.25rem' },
  { label: 'Wide', value: 'var(--sizes-base-9)', realValue: '12px' },
];
const type = 'theme-size';

beforeAll(() => registerField(type), 60_000);
afterEach(() => {
  vi.useRealTimers();
  cleanUp();
});

const box = (name = 'Look') => screen.getByRole<HTMLInputElement>('combobox', { name });
const write = (text: string, name?: string) => fireEvent.change(box(name), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('shows a step by its name and chooses another one with the keys', async () => {
  const value = await showField({ type, options }, 'var(--sizes-size-3)');
  await vi.waitFor(() => expect(box().value).toBe('0.25rem'));
  press('ArrowDown');
  expect(rows()).toEqual(['0.25rem', 'Wide12px']);
  press('ArrowUp');
  press('Enter');
  await vi.waitFor(() => expect(value()).toBe('var(--sizes-base-9)'));
  expect(rows()).toEqual([]);
});

it('offers what a number may mean a while after it was typed', async () => {
  const value = await showField({ type, options });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  write('12');
  expect(rows()).toHaveLength(2);
  vi.advanceTimersByTime(399);
  expect(rows()).toHaveLength(2);
  await vi.waitFor(() => expect(rows()).toEqual(['12px', '12rem', '12%', '0.75remfrom 12px', 'Wide12px']));
  await vi.waitFor(() => expect(value()).toBe('12px'));
  write('wide');
  await vi.waitFor(() => expect(rows()).toEqual(['0.25rem', 'Wide12px']));
});

it('keeps a typed size when the field is left, and takes nothing for an emptied one', async () => {
  const value = await showField({ type, options, max: 100 });
  write('300');
  fireEvent.blur(box());
  await vi.waitFor(() => expect(value()).toBe('100px'));
  write('');
  press('Enter');
  await vi.waitFor(() => expect(value()).toBeUndefined());
});

it('takes nothing of what was typed with Escape', async () => {
  const value = await showField({ type, options }, '4px');
  write('9');
  press('Escape');
  expect(box().value).toBe('4px');
  expect(value()).toBe('4px');
});

it('shows what it does not understand and leaves it as it is', async () => {
  const value = await showField({ type, options }, 'calc(1px + 2em)');
  await vi.waitFor(() => expect(box().value).toBe('calc(1px + 2em)'));
  fireEvent.focus(box());
  write('anything');
  fireEvent.blur(box());
  expect(box().value).toBe('calc(1px + 2em)');
  expect(value()).toBe('calc(1px + 2em)');
});

it('follows the default state', async () => {
  const value = await showField({ type, options, inherit: '${ground}' }, undefined, { data: { ground: '12px' } });
  press('ArrowDown');
  fireEvent.click(screen.getByRole('option', { name: /^As in the default state/ }));
  await vi.waitFor(() => expect(value()).toBe('inherit:12px'));
  expect(box().value).toBe('As default: 12px');
});

it('keeps the shape of width and height while they are locked', async () => {
  const value = await showField(
    { type, options, parts: ['width', 'height'] },
    { width: '10px', height: '5px', depth: '1px' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Keep the shape' }));
  write('20px', 'Look, Width');
  fireEvent.blur(box('Look, Width'));
  await vi.waitFor(() => expect(value()).toEqual({ width: '20px', height: '10px', depth: '1px' }));
});

it('says why it did not take what was typed, until something else is', async () => {
  const value = await showField({ type, options, units: ['px'], max: 100 }, '4px');
  write('3rem');
  fireEvent.blur(box());
  expect(screen.getByRole('alert').textContent).toContain('“3rem” is not possible here');
  expect([value(), box().getAttribute('aria-invalid')]).toEqual(['4px', 'true']);
  write('300');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(box());
  await vi.waitFor(() => expect(value()).toBe('100px'));
  expect(screen.getByRole('alert').textContent).toContain('100px was taken');
  write('50');
  fireEvent.blur(box());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what stands where nothing is set, and clears only what is set', async () => {
  const look = { width: '2rem' };
  const value = await showField({ type, parts: ['width', 'height'] }, look, { data: { stockValues: { look } } });
  expect(screen.queryByRole('button', { name: 'Empty Look, Width' })).toBeNull();
  expect(box('Look, Height').placeholder).toBe('Automatic');
  fireEvent.change(box('Look, Width'), { target: { value: '3rem' } });
  fireEvent.blur(box('Look, Width'));
  await vi.waitFor(() => expect(value()).toEqual({ width: '3rem' }));
  fireEvent.click(screen.getByRole('button', { name: 'Empty Look, Width' }));
  await vi.waitFor(() => expect(value()).toBeUndefined());
  expect(box('Look, Width').value).toBe('2rem');
});
