import { expect, it } from 'vitest';
import { ANCHORS, FILLS, readImage, writeImage } from './image.ts';

it('writes every place and filling as it reads it', () => {
  expect([ANCHORS.length, Object.keys(FILLS).length]).toEqual([9, 7]);
  for (const anchor of ANCHORS)
    for (const fill of Object.keys(FILLS))
      for (const color of ['', '#fff', 'rgba(0, 0, 0, 0.5)', 'var(--colors-brand-5)']) {
        const image = { url: '/api/upload/7', anchor, fill, color };
        expect(readImage(writeImage(image))).toEqual(image);
      }
});

it('is written in the shape of the public theme data', () => {
  const image = { url: '/a.png', anchor: 'left top', fill: '100% 100% no-repeat', color: '#fff' };
  expect(writeImage(image)).toBe('url(/a.png) left top / 100% 100% no-repeat #fff');
});

it('keeps an address within its brackets', () => {
  const image = { url: '/a b");}.png', anchor: 'left top', fill: 'auto repeat', color: '' };
  expect(writeImage(image)).toBe('url(/a%20b%22%29;}.png) left top / auto repeat');
  expect(readImage('url("/a.png") left top / auto repeat')?.url).toBe('/a.png');
});

it.each([
  'url(/a.png)',
  'url(/a.png) 10px top / cover no-repeat',
  'url(/a.png) left top / 50% no-repeat',
  'url(/a.png) left top / cover no-repeat red blue',
  'url(/a.png) left top / cover no-repeat, url(/b.png)',
  'red',
])('does not understand %j', (text) => expect(readImage(text)).toBeUndefined());
