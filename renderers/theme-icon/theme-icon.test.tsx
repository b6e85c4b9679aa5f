import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';

const type = 'theme-icon';

beforeAll(() => registerField(type), 60_000);
afterEach(() => {
  vi.useRealTimers();
  cleanUp();
});

const picture = () => document.querySelector<HTMLImageElement>('.pw-style-drawing img')?.src ?? '';
async function showIcons(...given: Parameters<typeof showField>): ReturnType<typeof showField> {
  const value = await showField(...given);
  fireEvent.click(screen.getByRole('button', { name: 'Choose an icon' }));
  return value;
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Drawing as SVG text' });

it('stores an icon of the platform in quotes', async () => {
  const value = await showIcons({ type });
  fireEvent.click(screen.getByRole('button', { name: 'Bell' }));
  await vi.waitFor(() => expect(value()).toMatch(/^'<svg .*stroke="currentColor".*<\/svg>'$/));
});

it('draws the picture again 400 ms after a change', async () => {
  await showIcons({ type }, '\'<svg><path d="M1 1"/></svg>\'');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const before = picture();
  fireEvent.click(screen.getByRole('button', { name: 'House' }));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(picture()).toBe(before);
  await vi.waitFor(() => expect(picture()).not.toBe(before));
});

it('takes what could run out of a drawing', async () => {
  const value = await showIcons({ type });
  fireEvent.change(text(), {
    target: { value: '<svg onload="run()"><script>run()</script><path d="M1 1"></path></svg>' },
  });
  fireEvent.blur(text());
  await vi.waitFor(() => expect(value()).toBe('\'<svg><path d="M1 1"></path></svg>\''));
});

it('says that a text is no drawing, and keeps what is there', async () => {
  const value = await showIcons({ type }, 'url(own.svg)');
  expect(screen.getByText(/Kept as it is: url\(own.svg\)/)).toBeTruthy();
  fireEvent.change(text(), { target: { value: 'a bell' } });
  fireEvent.blur(text());
  expect(await screen.findByText(/^This is no SVG drawing/)).toBeTruthy();
  expect(value()).toBe('url(own.svg)');
});
