import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  type Hsv,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  type Rgb,
  useMode as takeMode,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHsv, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3])
  takeMode(mode);

const toHsv = converter('hsv');
const toRgb = converter('rgb');

/** A colour in whole numbers: hue to 360, saturation and value to 100. */
export interface WholeHsv {
  h: number;
  s: number;
  v: number;
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** A colour of CSS in whole numbers; undefined for what is no colour, such as a reference. */
export function readHsv(color: string): WholeHsv | undefined {
  const parsed = parse(color);
  const hsv: Hsv | undefined = parsed && toHsv(parsed);
  return (
    hsv && {
      h: Math.round(hsv.h ?? 0) % 360,
      s: Math.round(clamp(hsv.s, 1) * 100),
      v: Math.round(clamp(hsv.v, 1) * 100),
    }
  );
}

/** A colour as `#rrggbb`; what lies out of range is brought into it, and a hue goes round once. */
export function writeHsv({ h, s, v }: WholeHsv): string {
  return formatHex({ mode: 'hsv', h: (h + 360) % 360, s: clamp(s, 100) / 100, v: clamp(v, 100) / 100 });
}

/** A colour of CSS as `#rrggbb`, or with eight digits where one can see through it; undefined for what is no colour. */
export function readHex(color: string): string | undefined {
  const parsed = parse(color);
  if (!parsed) return undefined;
  return (parsed.alpha ?? 1) < 1 ? formatHex8(parsed) : formatHex(parsed);
}

/** A colour as `#rrggbb`, as if one could not see through it. */
export const opaqueHex = (color: string): string => formatHex(parse(color)) ?? color;

/** The grey of a colour, as televisions weigh it, from 0 to 255. */
export function greyOf(color: string): number {
  const { r, g, b } = toRgb(parse(color)) as Rgb;
  return 255 * (0.299 * r + 0.587 * g + 0.114 * b);
}

/** The contrast of two colours as WCAG 2.2 defines it. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** A colour so far on its way to another one, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [toRgb(parse(color)) as Rgb, toRgb(parse(other)) as Rgb];
  const between = (one: number, two: number) => one + (two - one) * share;
  return formatHex({ mode: 'rgb', r: between(from.r, to.r), g: between(from.g, to.g), b: between(from.b, to.b) });
}

/** A colour that one may see through, laid over an opaque one. */
export const laidOn = (color: string, ground: string): string =>
  mix(ground, opaqueHex(color), parse(color)?.alpha ?? 1);

const toOklch = converter('oklch');

/** How light a colour looks, from 0 to 1 (OKLCH). */
export const lightnessOf = (color: string): number => clamp(toOklch(parse(color))!.l, 1);

/** A colour of the same hue that looks so light, from 0 to 1 (OKLCH). It loses strength where screens cannot show it. */
export const withLightness = (color: string, l: number): string =>
  formatHex(clampChroma({ ...toOklch(parse(color))!, l, alpha: 1 }, 'oklch'));

/** A colour as it is mixed: hue to 360, saturation and value to 100, opacity to 1. */
export interface Shade {
  h: number;
  s: number;
  v: number;
  a: number;
}

/** A colour of CSS as it is mixed; undefined for what is no colour. */
export function readShade(color: string): Shade | undefined {
  const parsed = parse(color);
  const hsv = parsed && toHsv(parsed);
  return hsv && { h: hsv.h ?? 0, s: clamp(hsv.s, 1) * 100, v: clamp(hsv.v, 1) * 100, a: hsv.alpha ?? 1 };
}

/** A mixed colour as `#rrggbb`, or as `rgba(…)` where one can see through it. */
export function writeShade({ h, s, v, a }: Shade): string {
  const hex = writeHsv({ h: h % 360, s, v });
  if (a >= 1) return hex;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${r}, ${g}, ${b}, ${Number(a.toFixed(2))})`;
}
