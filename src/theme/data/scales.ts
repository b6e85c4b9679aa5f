import { greyOf, opaqueHex, readHsv, type WholeHsv, writeHsv } from './color.ts';

/** The place of the base in a scale of ten shades. */
export const BASE = 4;

const NEUTRAL = [
  [65, 8],
  [45, 15],
  [25, 25],
  [10, 40],
  [6, 55],
  [4, 75],
  [2, 85],
  [1, 92],
  [1, 96],
  [1, 98],
  [0, 100],
] as const;

function required(color: string): WholeHsv {
  const hsv = readHsv(color);
  if (!hsv) throw new Error(`${JSON.stringify(color)} is no colour. Write it as CSS does, for example #2468f2`);
  return hsv;
}

/**
 * Ten shades from dark to light, the fifth of which is the base. Shades of a cool base turn to blue where they are dark, those of a warm
 * one to red.
 */
export function shades(base: string): string[] {
  const { h, s, v } = required(base);
  const turn = h > 60 && h < 300 ? 1 : -1;
  const shade = (distance: number): WholeHsv =>
    distance < 0
      ? { h: h - 2 * turn * distance, s: s - 5 * distance, v: v + 15 * distance }
      : {
          h: h - turn * distance,
          s: s - (distance * s) / 5,
          v: turn === 1 ? v + 5 * distance : v + 5 * distance * (100 - v),
        };
  return Array.from({ length: 10 }, (_, index) => {
    if (index === BASE) return opaqueHex(base);
    const made = shade(index - BASE);
    return writeHsv({ ...made, s: Math.round(Math.max(made.s, 10)) });
  });
}

/** Eleven shades for text, fills and lines, from nearly black to white, with a touch of the base's hue. */
export function neutralShades(base: string): string[] {
  const { h } = required(base);
  return NEUTRAL.map(([s, v]) => writeHsv({ h, s, v }));
}

/** The default brand colour, by which the functional colours were chosen. */
const CHOSEN_FOR = { s: 85, v: 95 };
const FUNCTIONAL = {
  error: { h: 0, s: 75, v: 95 },
  warning: { h: 30, s: 85, v: 100 },
  success: { h: 110, s: 90, v: 75 },
  info: { h: 220, s: 85, v: 95 },
};

/** The colours of errors, warnings, success and information that fit a base: as strong as it is, in the hues that people expect. */
export function functionalColors(base: string): Record<keyof typeof FUNCTIONAL, string> {
  const { s, v } = required(base);
  // A grey brand still needs errors that are red.
  const strength = { s: Math.max(s, 60) / CHOSEN_FOR.s, v: Math.max(v, 60) / CHOSEN_FOR.v };
  const of = (kind: WholeHsv) =>
    writeHsv({ h: kind.h, s: Math.round(kind.s * strength.s), v: Math.round(kind.v * strength.v) });
  return {
    error: of(FUNCTIONAL.error),
    warning: of(FUNCTIONAL.warning),
    success: of(FUNCTIONAL.success),
    info: of(FUNCTIONAL.info),
  };
}

const SETS = [
  [0, 4, 8, 12, 16, 20, 23],
  [0, 5, 10, 15, 19, 23, 3],
  [0, 1, 2, 3, 4, 5, 6],
];

/** Three sets of seven colours for data, all as light as the base. */
export function dataColors(base: string): string[][] {
  const { h, s, v } = required(base);
  const grey = greyOf(base);
  const wheel = Array.from({ length: 24 }, (_, index) =>
    index === 0 ? opaqueHex(base) : asLight({ h: h + 15 * index, s, v }, grey),
  );
  return SETS.map((set) => set.map((index) => wheel[index]!));
}

/** A colour made as light as a grey: paler while it is too dark, then darker while it is too light. */
function asLight(color: WholeHsv, grey: number): string {
  const made = { ...color, h: color.h % 360 };
  while (made.s > 0 && greyOf(writeHsv(made)) < grey) made.s -= 1;
  while (made.v > 0 && greyOf(writeHsv(made)) > grey) made.v -= 1;
  return writeHsv(made);
}
