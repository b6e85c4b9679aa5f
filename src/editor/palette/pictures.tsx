import { registerIcon } from 'amis-ui';
import type { ReactNode } from 'react';

/** A line of text in a picture. */
const line = (x: number, y: number, width: number, isStrong = false) => (
  <rect
    key={`${x} ${y}`}
    x={x}
    y={y}
    width={width}
    height={isStrong ? 4 : 3}
    rx="1.5"
    opacity={isStrong ? 0.75 : 0.3}
  />
);

/** A frame around something in a picture. */
const frame = (x: number, y: number, width: number, height: number) => (
  <rect key={`frame ${x} ${y}`} {...{ x, y, width, height }} rx="2" fill="none" stroke="currentColor" opacity="0.35" />
);

/** A button in a picture. */
const button = (x: number, y: number, width: number) => (
  <rect key={`button ${x} ${y}`} {...{ x, y, width }} height="6" rx="2" fill="var(--colors-brand-5)" />
);

/** What each of our blocks looks like, by its name. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  'card-grid': [0, 26, 52].flatMap((x) =>
    [3, 27].flatMap((y) => [frame(x + 1, y, 22, 19), line(x + 5, y + 4, 12, true), line(x + 5, y + 11, 14)]),
  ),
  'form-section': [
    line(2, 3, 30, true),
    frame(2, 12, 72, 9),
    line(6, 15, 20),
    frame(2, 25, 72, 9),
    line(6, 28, 26),
    button(2, 39, 20),
  ],
  'row-list': [4, 19, 34].flatMap((y) => [line(2, y, 28, true), line(2, y + 6, 38), button(58, y + 1, 16)]),
  'empty-state': [frame(10, 3, 56, 42), line(24, 13, 28, true), line(18, 21, 40), button(28, 31, 20)],
};

/** The name under which the picture of one of our blocks is known as an icon. */
export const pictureOf = (block: string): string => `pw-block-${block}`;

/** Gives the palette pictures of our blocks: their names alone do not say what they look like. */
export function registerPictures(): void {
  for (const [block, drawing] of Object.entries(PICTURES)) {
    registerIcon(pictureOf(block), () => (
      <svg viewBox="0 0 76 48" fill="currentColor" className="pw-palette-picture" aria-hidden="true">
        {drawing}
      </svg>
    ));
  }
}
