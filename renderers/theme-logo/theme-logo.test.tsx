import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerField, showField } from '../../tests/support/render/look-field.tsx';
import { cleanUp } from '../../tests/support/render/render-nodes.tsx';
import { picturePixels } from './picture-pixels.ts';

vi.mock('./picture-pixels.ts');

const pixels = (...colors: number[][]) => Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));
const RED = [229, 72, 77];
const BLUE = [36, 104, 242];
const node = {
  type: 'theme-logo' as const,
  choose: 'Choose a picture',
  colors: 'Colours',
  none: 'No strong colour',
  wrong: 'No picture',
};

beforeAll(() => registerField('theme-logo'), 60_000);
afterEach(cleanUp);

async function choose() {
  const field = await vi.waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]')!);
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await act(async () => void fireEvent.change(field, { target: { files: [file] } }));
}
const color = (name: string) => screen.findByRole('button', { name });

it('has the strongest colour of the picture as its value, until another one is chosen', async () => {
  const value = await showField(node);
  vi.mocked(picturePixels).mockResolvedValue(pixels(BLUE, RED, RED));
  await choose();
  await vi.waitFor(() => expect(value()).toBe('#e5484d'));
  expect((await color('#e5484d')).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(await color('#2468f2'));
  await vi.waitFor(() => expect(value()).toBe('#2468f2'));
});

it('says what a picture lacks, and is empty then', async () => {
  const value = await showField(node, '#123456');
  vi.mocked(picturePixels).mockResolvedValue(pixels([255, 255, 255]));
  await choose();
  expect(await screen.findByText('No strong colour')).toBeTruthy();
  vi.mocked(picturePixels).mockRejectedValue(new Error('no picture'));
  await choose();
  expect(await screen.findByText('No picture')).toBeTruthy();
  await vi.waitFor(() => expect(value()).toBe(''));
});
