import { isObject } from '../component-variables.ts';
import { isSafeValue } from '../safe-value.ts';
import { colorText, colorValue } from './color-value.ts';

/** The types of tokens that a theme has. */
export type TokenType = 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'number' | 'strokeStyle' | 'shadow';

/** A layer of a shadow as themes have it. */
interface Layer {
  inset?: boolean;
  x: string;
  y: string;
  blur: string;
  spread: string;
  color: string;
}

/** A value as themes have it: a text, a number, the layers of a shadow, or the families of a font. */
export type ThemeValue = string | number | Layer[] | { value: string }[];

const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};
const STROKES = ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset'];
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;
const LENGTH = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|rem|em|%)?$/;
/** The units that the format has. */
const UNITS = ['px', 'rem'];
const PLAIN_NAME = /^-?[A-Za-z][\w-]*$/;
/** Layers of a shadow, families of a font. */
const MOST_ITEMS = 50;

/** A value as a list. An alias in a list stands for everything that it leads to. Empty where it is too long. */
function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [value];
  const isShort = [value, ...value].every((list) => !Array.isArray(list) || list.length <= MOST_ITEMS);
  return isShort && value.flat().length <= MOST_ITEMS ? value.flat() : [];
}

function lengthValue(text: string): { value: number; unit: string } | undefined {
  const [, number, unit] = LENGTH.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  if (unit === undefined) return Number(number) === 0 ? { value: 0, unit: 'px' } : undefined;
  return UNITS.includes(unit) ? { value: Number(number), unit } : undefined;
}

function lengthText(value: unknown): string | undefined {
  if (value === 0) return '0px';
  if (typeof value === 'string') {
    const [, number, unit] = LENGTH.exec(value.trim()) ?? [];
    return number !== undefined && (unit !== undefined || Number(number) === 0)
      ? `${number}${unit ?? 'px'}`
      : undefined;
  }
  const { value: number, unit } = isObject(value) ? value : {};
  return Number.isFinite(number) && UNITS.includes(String(unit)) ? `${number}${unit}` : undefined;
}

function shadowValue(layers: readonly Layer[]): object[] | undefined {
  const written = layers.map(({ inset, x, y, blur, spread, color }) => {
    const [offsetX, offsetY, blurred, spreaded] = [x, y, blur, spread].map(lengthValue);
    const own = colorValue(color);
    if (!own || !offsetX || !offsetY || !blurred || !spreaded) return undefined;
    return { color: own, offsetX, offsetY, blur: blurred, spread: spreaded, ...(inset ? { inset } : {}) };
  });
  return written.every((layer) => layer !== undefined) ? written : undefined;
}

function layerOf(value: unknown): Layer | undefined {
  if (!isObject(value)) return undefined;
  const [x, y, blur, spread] = ['offsetX', 'offsetY', 'blur', 'spread'].map((name) => lengthText(value[name] ?? 0));
  const color = colorText(value['color']);
  if (!x || !y || !blur || !spread || !color) return undefined;
  return { inset: value['inset'] === true, x, y, blur, spread, color };
}

function layersOf(value: unknown): Layer[] | undefined {
  const layers = listOf(value).map(layerOf);
  return layers.length > 0 && layers.every((layer) => layer !== undefined) ? layers : undefined;
}

const unquoted = (family: string): string => family.trim().replace(/^(["'])(.*)\1$/, '$2');

function familiesOf(value: unknown): { value: string }[] | undefined {
  const names = listOf(value).map((name) => (typeof name === 'string' ? unquoted(name) : ''));
  const written = names.map((name) => ({ value: PLAIN_NAME.test(name) ? name : `"${name}"` }));
  const isFamily = (name: string) => name !== '' && !/["\\]/.test(name) && isSafeValue(`"${name}"`);
  return names.length > 0 && names.every(isFamily) ? written : undefined;
}

function weightOf(value: unknown): number | undefined {
  const named = typeof value === 'string' && Object.hasOwn(WEIGHTS, value) ? WEIGHTS[value] : undefined;
  const weight = named ?? numberOf(value);
  return weight !== undefined && weight >= 1 && weight <= 1000 ? weight : undefined;
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && NUMBER.test(value)) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function strokeOf(value: unknown): string | undefined {
  if (isObject(value)) return Array.isArray(value['dashArray']) ? 'dashed' : undefined;
  return STROKES.includes(String(value)) ? String(value) : undefined;
}

const written: Readonly<Record<TokenType, (value: ThemeValue) => unknown>> = {
  color: (value) => colorValue(String(value)),
  dimension: (value) => lengthValue(String(value)),
  fontFamily: (value) => (value as { value: string }[]).map((family) => unquoted(family.value)),
  fontWeight: weightOf,
  number: numberOf,
  strokeStyle: strokeOf,
  shadow: (value) => shadowValue(value as Layer[]),
};

const read: Readonly<Record<TokenType, (value: unknown) => ThemeValue | undefined>> = {
  color: colorText,
  dimension: lengthText,
  fontFamily: familiesOf,
  fontWeight: weightOf,
  number: numberOf,
  strokeStyle: strokeOf,
  shadow: layersOf,
};

/** Whether a theme has tokens of a type. */
export const isTokenType = (type: string): type is TokenType => Object.hasOwn(read, type);

/** A value of a theme as a token has it. Undefined for what the format cannot say, such as `auto` and percentages. */
export const tokenValue = (type: TokenType, value: ThemeValue): unknown => written[type](value);

/** The value of a token, without aliases, as a theme has it. Undefined for what does not fit the type. */
export const themeValue = (type: TokenType, value: unknown): ThemeValue | undefined => read[type](value);

/** Whether two values of a theme say the same, however they are written. */
export function isSameValue(type: TokenType, one: ThemeValue, other: ThemeValue): boolean {
  const [first, second] = [one, other].map((value) => JSON.stringify(tokenValue(type, value) ?? value));
  return first === second;
}
