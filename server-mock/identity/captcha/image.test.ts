import { expect, it } from 'vitest';
import { captchaImage } from './image.ts';

it('draws a fresh text as paths alone: nothing in the image spells it or could run', () => {
  const images = Array.from({ length: 50 }, captchaImage);
  expect(new Set(images.map(({ text }) => text)).size).toBeGreaterThan(45);
  for (const { text, svg } of images) {
    expect(text).toMatch(/^[A-Y34-9]{4}$/);
    expect(text).not.toMatch(/[IOSZ]/);
    const elements = [...svg.matchAll(/<(\w+)/g)].map(([, name]) => name);
    expect(new Set(elements)).toEqual(new Set(['svg', 'rect', 'path']));
    expect(svg).not.toMatch(/\son\w+=|href|<text/);
  }
});
