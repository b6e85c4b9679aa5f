import {
  formatHex,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as takeMode,
} from 'culori/fn';
import { isObject } from '../component-variables.ts';

for (const mode of [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeA98,
  modeProphoto,
  modeRec2020,
  modeXyz50,
  modeXyz65,
])
  takeMode(mode);

/** Digits of the components and of the opacity that are written. */
const DIGITS = 5;
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** The colour spaces of the format whose colours CSS writes as a function of the same name, with the units of their components. */
const FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  hsl: ['', '%', '%'],
  hwb: ['', '%', '%'],
  lab: ['', '', ''],
  lch: ['', '', ''],
  oklab: ['', '', ''],
  oklch: ['', '', ''],
};
/** Those that CSS writes with `color()`. */
const SPACES = ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'];

/** A colour as the format has it since 2025.10. */
export interface ColorValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

/** A colour of CSS as a value of a token; undefined for what is no colour. */
export function colorValue(css: string): ColorValue | undefined {
  const color = parse(css);
  const hex = color && formatHex(color);
  if (!hex) return undefined;
  const components = [1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return {
    colorSpace: 'srgb',
    components: components as ColorValue['components'],
    alpha: rounded(color.alpha ?? 1),
    hex,
  };
}

function cssOf(value: Record<string, unknown>): string | undefined {
  const { colorSpace, components, alpha = 1 } = value;
  if (typeof colorSpace !== 'string' || !Array.isArray(components) || components.length !== 3) return undefined;
  const isPart = (part: unknown) => part === 'none' || (typeof part === 'number' && Number.isFinite(part));
  if (typeof alpha !== 'number' || alpha < 0 || alpha > 1 || !components.every(isPart)) return undefined;
  if (SPACES.includes(colorSpace)) return `color(${colorSpace} ${components.join(' ')} / ${alpha})`;
  const units = Object.hasOwn(FUNCTIONS, colorSpace) ? FUNCTIONS[colorSpace]! : undefined;
  const written = units && components.map((part, at) => (part === 'none' ? part : `${part}${units[at]}`)).join(' ');
  return written && `${colorSpace}(${written} / ${alpha})`;
}

/** The colour of a token as CSS: of the object of 2025.10, or of the text that older files have. Undefined for what is no colour. */
export function colorText(value: unknown): string | undefined {
  const css = isObject(value) ? cssOf(value) : value;
  const color = typeof css === 'string' ? colorValue(css.trim()) : undefined;
  if (!color) return undefined;
  if (color.alpha >= 1) return color.hex;
  const [red, green, blue] = color.components.map((part) => Math.round(part * 255));
  return `rgba(${red}, ${green}, ${blue}, ${color.alpha})`;
}
