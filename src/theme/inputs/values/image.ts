import { argumentsOf, splitCss } from './split-css.ts';

/** A picture as a ground. */
export interface ImageGround {
  url: string;
  /** Where it stands; one of the nine anchors. */
  anchor: string;
  /** How it fills its place; one of the seven modes. */
  fill: string;
  /** What is seen behind it; empty: nothing. */
  color: string;
}

/** Nine places, row by row. */
export const ANCHORS = ['top', 'center', 'bottom'].flatMap((y) => ['left', 'center', 'right'].map((x) => `${x} ${y}`));

/** Seven ways to fill the place, each with the name of its text. */
export const FILLS: Readonly<Record<string, string>> = {
  'auto no-repeat': 'natural',
  'cover no-repeat': 'cover',
  'contain no-repeat': 'contain',
  '100% 100% no-repeat': 'stretch',
  'auto repeat': 'repeat',
  'auto repeat-x': 'repeatX',
  'auto repeat-y': 'repeatY',
};

/** A picture without an address yet. */
export const FIRST_IMAGE: ImageGround = { url: '', anchor: 'center center', fill: 'cover no-repeat', color: '' };

/** Signs that would end an address, or a string in CSS. */
const HARMFUL = /["'()\\\s]/g;

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** A picture with its place and its way to fill; undefined for any other text. */
export function readImage(text: string): ImageGround | undefined {
  const [address = '', x, y, slash, ...rest] = splitCss(text, ' ');
  const url = argumentsOf(address, 'url');
  const anchor = `${x} ${y}`;
  if (url === undefined || slash !== '/' || !ANCHORS.includes(anchor)) return undefined;
  const fill = Object.keys(FILLS).find((mode) => mode === rest.slice(0, mode.split(' ').length).join(' '));
  if (fill === undefined) return undefined;
  const [color = '', ...more] = rest.slice(fill.split(' ').length);
  return more.length === 0 ? { url: unquoted(url), anchor, fill, color } : undefined;
}

/** A picture as theme data have it. */
export function writeImage({ url, anchor, fill, color }: ImageGround): string {
  const safe = url.replace(HARMFUL, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `url(${safe}) ${anchor} / ${fill} ${color}`.trim();
}

/** Whether a text begins with a picture. */
export const isImage = (text: string): boolean => /^url\(/i.test(text.trim());
