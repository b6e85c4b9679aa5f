import { afterEach, expect, it, vi } from 'vitest';
import { createPageFiles, FILE_PERIOD } from './page-files.ts';
import { everyPeriod } from './used.ts';

const use = (isActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
const made = vi.fn((_file: Blob) => 'blob:1');
Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });

afterEach(() => {
  made.mockClear();
  delete (navigator as { userActivation?: unknown }).userActivation;
});

it('saves one file in a second while a person uses the page, and nothing else', () => {
  const save = createPageFiles({ text: (key) => key }, everyPeriod(FILE_PERIOD));
  const ask = (file: unknown) => save({ type: 'save', id: 1, name: 'a.txt', file: file as Blob });
  const refused = { type: 'refused', id: 1, error: { name: 'Error', message: 'host.frame.unasked' } };
  use(false);
  expect(ask(new Blob(['x']))).toEqual(refused);
  use(true);
  expect(ask('no file')).toEqual(refused);
  expect(ask(new Blob(['x']))).toMatchObject({ type: 'answer', id: 1 });
  expect(ask(new Blob(['x']))).toEqual(refused);
  expect(made).toHaveBeenCalledTimes(1);
});
