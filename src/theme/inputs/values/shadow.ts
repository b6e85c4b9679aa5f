import { readLength } from './length.ts';
import { splitCss } from './split-css.ts';

/** One of the shadows that lie upon one another. */
export interface Layer {
  inset: boolean;
  x: string;
  y: string;
  blur: string;
  spread: string;
  color: string;
}

/** What a new shadow is. */
export const FIRST_LAYER: Layer = {
  inset: false,
  x: '0px',
  y: '2px',
  blur: '4px',
  spread: '0px',
  color: 'rgba(0, 0, 0, 0.2)',
};

function readLayer(text: string): Layer | undefined {
  const parts = splitCss(text, ' ');
  const insets = parts.filter((part) => part.toLowerCase() === 'inset');
  const lengths = parts.filter((part) => readLength(part));
  const colors = parts.filter((part) => !insets.includes(part) && !lengths.includes(part));
  const [x, y, blur = '0px', spread = '0px', ...more] = lengths;
  const isKnown = insets.length <= 1 && more.length === 0 && colors.length === 1;
  if (!isKnown || x === undefined || y === undefined) return undefined;
  return { inset: insets.length === 1, x, y, blur, spread, color: colors[0]! };
}

/** The layers of a shadow; undefined for a text that is another one, such as a reference. */
export function readShadow(text: string): Layer[] | undefined {
  const layers = splitCss(text, ',').map(readLayer);
  return layers.length === 0 || layers.includes(undefined) ? undefined : (layers as Layer[]);
}

/** The layers as a text, as theme data have it. */
export const writeShadow = (layers: readonly Layer[]): string =>
  layers
    .map(({ inset, x, y, blur, spread, color }) => [...(inset ? ['inset'] : []), x, y, blur, spread, color].join(' '))
    .join(', ');

/** The layers without one of them. The first stays. */
export const withoutLayer = <Kind>(layers: readonly Kind[], index: number): Kind[] =>
  layers.filter((_, other) => index === 0 || other !== index);
