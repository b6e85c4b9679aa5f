import { contrast, laidOn, lightnessOf, mix, withLightness } from './color.ts';

/** Contrast of words to their ground by WCAG 2.2, level AA. */
export const WORDS = 4.5;
/** The same for large words. */
export const LARGE = 3;

/** Pixels from which words are large, and from which bold ones are. */
const LARGE_FROM = 24;
const LARGE_BOLD_FROM = 18.66;
const BOLD = 700;

/** Steps of lightness from black to white. */
const STEPS = 256;

/** The contrast that words of a size, in pixels, and of a weight need. */
export const leastFor = (size: number, weight: number): number =>
  size >= LARGE_FROM || (size >= LARGE_BOLD_FROM && weight >= BOLD) ? LARGE : WORDS;

/** An element on the way from the page to a text. */
export interface Layer {
  /** Its own background. */
  background: string;
  /** Its own opacity, which holds for all that is in it. */
  opacity: number;
}

/** Colours in what a browser computes for a gradient. */
const COLORS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g;

/**
 * What may be behind a text whose element has a gradient: for each of its colours one layer.
 * @param image a background image as a browser computes it; undefined is answered where a picture is among its layers
 */
export function groundsIn(image: string): Layer[] | undefined {
  if (/\b(?:url|image-set|cross-fade|element)\(/.test(image)) return undefined;
  return [...new Set(image.match(COLORS))].map((background) => ({ background, opacity: 1 }));
}

/** A text and what is behind it, as they are seen. */
export interface Seen {
  color: string;
  background: string;
}

/**
 * What is seen of a text: transparent colours are laid over what is behind them.
 * @param layers the elements around the text, the outermost first
 * @param page what is behind all of them; opaque
 */
export function seen([layer, ...inner]: readonly Layer[], color: string, page: string): Seen {
  if (!layer) return { color: laidOn(color, page), background: page };
  const within = seen(inner, color, laidOn(layer.background, page));
  return {
    color: mix(page, within.color, layer.opacity),
    background: mix(page, within.background, layer.opacity),
  };
}

/** The contrast of a text to what is behind it. */
export const ratioOf = ({ color, background }: Seen): number => contrast(color, background);

/** Of several grounds that a text may stand on, what is seen on the one that makes it faintest. */
export const faintest = (grounds: readonly (readonly Layer[])[], color: string, page: string): Seen =>
  grounds
    .map((layers) => seen(layers, color, page))
    .reduce((worst, each) => (ratioOf(each) < ratioOf(worst) ? each : worst));

/** A contrast with two digits; never rounded up, so that one that fails does not look as if it passed. */
export const writtenRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The first passing lightness on the way from a colour to black or white, as a colour. */
function towards(end: 0 | 1, color: string, passes: (color: string) => boolean) {
  const from = lightnessOf(color);
  const at = (step: number) => withLightness(color, from + (end - from) * (step / STEPS));
  if (!passes(at(STEPS))) return undefined;
  let [fails, step] = [0, STEPS];
  while (step - fails > 1) {
    const middle = Math.floor((fails + step) / 2);
    if (passes(at(middle))) step = middle;
    else fails = middle;
  }
  return { distance: Math.abs(end - from) * step, color: at(step) };
}

/** The colour of the same hue that passes and is nearest in lightness (OKLCH); undefined where none passes. */
export function nearestPassing(color: string, passes: (color: string) => boolean): string | undefined {
  const found = ([0, 1] as const).flatMap((end) => towards(end, color, passes) ?? []);
  return found.sort((one, other) => one.distance - other.distance)[0]?.color;
}
