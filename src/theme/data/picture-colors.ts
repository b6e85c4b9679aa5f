import { converter, formatHex, modeOklab, modeRgb, useMode as takeMode } from 'culori/fn';

takeMode(modeRgb);
takeMode(modeOklab);
const toOklab = converter('oklab');

/** Parts of a pixel: red, green, blue, opacity. */
const PARTS = 4;
const OPAQUE = 128;
/** Below this chroma a colour looks grey. */
const GREY = 0.05;
/** Nearly black, nearly white. */
const DARKEST = 0.15;
const LIGHTEST = 0.97;
/** The width of a cell, in which colours look alike. */
const CELL = 0.05;
/** Colours that are nearer to each other than this look like one. */
const APART = 0.12;
/** The share of the coloured pixels that a colour has at least: less is an edge. */
const LEAST = 0.01;

interface Lab {
  l: number;
  a: number;
  b: number;
}
interface Cell extends Lab {
  count: number;
}

function labOf(red: number, green: number, blue: number): Lab {
  return toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
}

const chroma = ({ a, b }: Lab): number => Math.hypot(a, b);
const distance = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
const isColored = (color: Lab): boolean => chroma(color) >= GREY && color.l > DARKEST && color.l < LIGHTEST;

/** The coloured pixels of a picture by cells of OKLab, with the sums of their parts. */
function cellsOf(pixels: ArrayLike<number>): Cell[] {
  const cells = new Map<string, Cell>();
  for (let at = 0; at + PARTS <= pixels.length; at += PARTS) {
    if (pixels[at + 3]! < OPAQUE) continue;
    const color = labOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
    if (!isColored(color)) continue;
    const key = [color.l, color.a, color.b].map((part) => Math.round(part / CELL)).join();
    const cell = cells.get(key) ?? { l: 0, a: 0, b: 0, count: 0 };
    cell.l += color.l;
    cell.a += color.a;
    cell.b += color.b;
    cell.count += 1;
    cells.set(key, cell);
  }
  return [...cells.values()].map(({ l, a, b, count }) => ({ l: l / count, a: a / count, b: b / count, count }));
}

/**
 * The strongest colours of a picture, the one that colours most of it first: white, black and greys are left out, and colours that look alike
 * are one.
 * @param pixels red, green, blue and opacity of each pixel, from 0 to 255
 */
export function pictureColors(pixels: ArrayLike<number>, most = 5): string[] {
  const cells = cellsOf(pixels).sort((one, other) => other.count * chroma(other) - one.count * chroma(one));
  const least = LEAST * cells.reduce((sum, { count }) => sum + count, 0);
  const found: Cell[] = [];
  for (const cell of cells)
    if (cell.count >= least && found.every((other) => distance(cell, other) >= APART)) found.push(cell);
  return found.slice(0, most).map(({ l, a, b }) => formatHex({ mode: 'oklab', l, a, b }));
}
