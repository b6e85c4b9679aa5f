import { expect, it } from 'vitest';
import { isSafeValue } from '../../data/safe-value.ts';
import { pictureOf, readIcon, writeIcon } from './icon.ts';

it('writes a drawing as a string of CSS and reads it again', () => {
  const written = writeIcon("<svg>\n  <title>It's \\</title>\n</svg>");
  expect(written).toBe("'<svg> <title>It&#39;s &#92;</title> </svg>'");
  expect(isSafeValue(written)).toBe(true);
  expect(readIcon(written)).toBe('<svg> <title>It&#39;s &#92;</title> </svg>');
});

it('reads a drawing with either quotes or none', () => {
  expect(['"<svg></svg>"', '<svg></svg>', '<?xml?><svg></svg>'].map(readIcon)).toEqual(Array(3).fill('<svg></svg>'));
  expect(['', 'url(a.svg)', '<svgx></svgx>'].map(readIcon)).toEqual(Array(3).fill(undefined));
});

it('makes a picture of it', () => {
  const picture = decodeURIComponent(pictureOf('<svg></svg>'));
  expect(picture).toBe('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"></svg>');
});
