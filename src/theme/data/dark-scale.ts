import dark from '../../../schemas/theme/platform-dark.json' with { type: 'json' };
import { contrast, mix, readHex } from './color.ts';
import { BASE } from './scales.ts';

/** Contrast of words to their ground that people with weak sight can read (WCAG 2.2, AA). */
const READABLE = 4.5;

const neutral = new Map(
  dark.global.colors.neutral.body.flatMap(({ body }) => body.colors.map(({ token, color }) => [token, color] as const)),
);

/** What panels are painted with in the dark look. */
export const GROUND = neutral.get('--colors-neutral-fill-11')!;

/** How far the two faintest shades of a scale go to the dark ground: they lie behind words. */
const FAINT = [0.5, 0.7];

/** Scales as they were made; an editor asks for the same ones again and again. */
const known = new Map<string, (string | undefined)[]>();
const MOST_KNOWN = 200;

/**
 * The shades of a colour in the dark look: the scale runs the other way, from the lightest to the ground, and its fifth shade is the
 * first one that can be read there. Nothing for scales of other lengths, and for colours that are no colours.
 */
export function darkScale(_token: string, colors: string[]): (string | undefined)[] {
  const key = colors.join();
  const dark = known.get(key) ?? made(colors);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, dark);
  return dark;
}

function made(colors: string[]): (string | undefined)[] {
  const light = colors.map(readHex);
  if (light.length !== 10 || light.some((color) => color === undefined)) return [];
  const shade = (index: number) => light[Math.min(Math.max(Math.round(index), 0), 9)]!;
  const found = light.findIndex((color, index) => index > BASE && contrast(color!, GROUND) >= READABLE);
  const first = found === -1 ? 9 : found;
  return light.map((_, index) => {
    if (index <= BASE) return shade(first + BASE - index);
    const darker = shade(first - 1 - ((index - BASE - 1) * (first - 1)) / BASE);
    const share = FAINT[index - 8];
    return share === undefined ? darker : mix(darker, GROUND, share);
  });
}

/** Greys in the dark look are those of the platform, whatever the theme's are in the light one. */
export const darkNeutral = (token: string, colors: string[]): (string | undefined)[] =>
  colors.map((_, index) => neutral.get(`${token}${index + 1}`));
