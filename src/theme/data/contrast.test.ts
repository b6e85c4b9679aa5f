import { expect, it } from 'vitest';
import { contrast } from './color.ts';
import { faintest, groundsIn, leastFor, nearestPassing, ratioOf, seen, writtenRatio } from './contrast.ts';

const plain = { background: 'transparent', opacity: 1 };

it('asks less of large words', () => {
  expect([leastFor(14, 400), leastFor(24, 400), leastFor(18.66, 700), leastFor(18.66, 600)]).toEqual([4.5, 3, 3, 4.5]);
});

it('lays transparent colours over what is behind them', () => {
  expect(seen([], 'rgba(0, 0, 0, 0.5)', '#ffffff')).toEqual({ color: '#808080', background: '#ffffff' });
  const tinted = [{ background: 'rgba(0, 0, 0, 0.5)', opacity: 1 }, plain];
  expect(seen(tinted, '#ffffff', '#ffffff')).toEqual({ color: '#ffffff', background: '#808080' });
});

it('lets the opacity of an element hold for the text and the background in it', () => {
  const faded = [plain, { background: '#000000', opacity: 0.5 }];
  expect(seen(faded, '#ffffff', '#ffffff')).toEqual({ color: '#ffffff', background: '#808080' });
});

it('does not round a contrast that fails up to one that passes', () => {
  expect(writtenRatio(4.499)).toBe('4.49');
  expect(writtenRatio(ratioOf({ color: '#000000', background: '#ffffff' }))).toBe('21.00');
});

it('finds the nearest colour of the same hue that passes, lighter or darker', () => {
  const on = (ground: string) => (color: string) => contrast(color, ground) >= 4.5;
  const darker = nearestPassing('#5b9bff', on('#ffffff'))!;
  expect(contrast(darker, '#ffffff')).toBeCloseTo(4.5, 1);
  expect(Number.parseInt(darker.slice(5), 16)).toBeGreaterThan(Number.parseInt(darker.slice(1, 3), 16));
  const lighter = nearestPassing('#335577', on('#111111'))!;
  expect(contrast(lighter, '#111111')).toBeCloseTo(4.5, 1);
  expect(nearestPassing('#777777', () => false)).toBeUndefined();
});

it('judges a text on a gradient by the colour that makes it faintest, and none on a picture', () => {
  const colors = groundsIn('linear-gradient(90deg, rgb(0, 0, 0) 0%, rgba(255, 255, 255, 0.5) 100%)')!;
  const grounds = colors.map((color) => [plain, color]);
  expect(faintest(grounds, '#ffffff', '#000000').background).toBe('#808080');
  expect(faintest(grounds, '#000000', '#000000').background).toBe('#000000');
  expect(groundsIn('url("/picture.png"), linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1))')).toBeUndefined();
});
