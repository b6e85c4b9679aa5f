import sharp from 'sharp';
import { expect, it } from 'vitest';
import { webpSize } from './picture-size.ts';

const picture = (channels: 3 | 4) =>
  sharp({ create: { width: 33, height: 20, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });

it('reads the size of pictures with and without transparency, and of nothing else', async () => {
  for (const channels of [3, 4] as const)
    expect(webpSize(await picture(channels).webp().toBuffer())).toEqual({ width: 33, height: 20 });
  expect(webpSize(await picture(3).png().toBuffer())).toBeUndefined();
  expect(webpSize(Buffer.from('RIFF'))).toBeUndefined();
});
