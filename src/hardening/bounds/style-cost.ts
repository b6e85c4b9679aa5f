import { partsOf } from './selectors.ts';

const MASKS = ['mask', 'mask-image', 'mask-border', 'mask-border-source', 'mask-box-image', 'mask-box-image-source'];
const COSTLY = [
  // Worked out anew for each frame of the screen, or for each layer below.
  'filter',
  'backdrop-filter',
  'mix-blend-mode',
  'shape-outside',
  'box-reflect',
  ...MASKS,
  // A low box has as many columns as its text needs, whatever number is named.
  'columns',
  'column-count',
  'column-width',
  // Planes are cut by one another, in the browser's own process.
  'transform-style',
  'perspective',
  'background-blend-mode',
  // Takes what is in it out of use.
  'interactivity',
  // Lists of fields would lie above the whole document.
  'appearance',
  // Makes a field of any text, which could pass for one of the platform's.
  'user-modify',
  // A box would begin at its end, with the sign-in form far above.
  'scroll-initial-target',
];

/** A name without what amis and browsers take out of it: `column_count`, `columnCount` and `column-count` are one. */
export const plainName = (key: string): string => (key.split(':', 1)[0] ?? '').replace(/[-_\s]/g, '').toLowerCase();

const VENDOR = '(?:webkit|moz|ms|o)?';
const NAMES = new RegExp(`^${VENDOR}(?:animation.*|${COSTLY.map(plainName).join('|')})$`);
const SHADOW = new RegExp(`^${VENDOR}(?:box|text)shadow$`);

/** No two parts of these patterns take the same character: a text is read once, however long it is. */
const IN_TEXT = new RegExp(
  `(?<![\\w-])(?:-[a-z]+-)?(?:animation(?:-[a-z]+)*|${COSTLY.join('|')})\\s*:|@keyframes|-moz-element|/\\*`,
  'i',
);
/** Declares a variable; only single values of known length are allowed. */
const VARIABLE_IN_TEXT = /(?<![\w-])--[\w-]+\s*:/;
const SHADOW_IN_TEXT = /(?<![\w-])(?:-[a-z]+-)?(?:box|text)-shadow\s*:/i;

/** Shadows of one element. */
const SHADOWS = 4;
/** Gradients in one value. */
const GRADIENTS = 8;

/** Characters of a variable. Each place that uses it holds all of them. */
const VARIABLE = 256;
/** Variables that one value uses. */
const USED = 8;
/** A grid has a list of its tracks, whatever is in them. */
const TRACKS = 1000;
const GRID = /^(?:ms)?grid/;

const hasManyShadows = (text: string): boolean => (partsOf(text)?.length ?? Number.POSITIVE_INFINITY) > SHADOWS;
const hasManyGradients = (text: string): boolean => text.split(/gradient\(/i, GRADIENTS + 2).length > GRADIENTS + 1;

/** Whether a declaration is one that slows the whole screen down, whatever its value. */
export const isCostlyName = (key: string): boolean => !key.startsWith('--') && NAMES.test(plainName(key));

const timesIn = (value: string, part: string): number => value.toLowerCase().split(part).length - 1;

/**
 * Whether a variable could hold what no declaration may: variables in one another, each with the one before a hundred times, make texts
 * of megabytes for every element; a list of shadows or gradients is not seen where it is used.
 */
const isCostlyVariable = (value: string): boolean =>
  value.length > VARIABLE || timesIn(value, 'var(') > 0 || timesIn(value, 'gradient(') > 1 || hasManyShadows(value);

/** Whether a grid has more tracks than can be seen, by a number, a computed number or tracks that repeat to the end of a wide box. */
function hasManyTracks(value: string): boolean {
  const repeats = [...value.matchAll(/repeat\(\s*([^,]*)/gi)];
  const isComputed = repeats.some(([, times = '']) => !/^\s*(?:\d{1,3}|auto-fi(?:ll|t))\s*$/i.test(times));
  const lines = value.match(/(?<![\w.#-])-?\d+(?![\w.%])/g) ?? [];
  return isComputed || timesIn(value, 'repeat(auto') > 1 || lines.some((line) => Math.abs(Number(line)) > TRACKS);
}

/** Whether the value of a declaration has more shadows or gradients than one element may. What data brings is not known here. */
export function isCostlyValue(key: string, value: string): boolean {
  if (key.startsWith('--') ? isCostlyVariable(value) : timesIn(value, 'var(') > USED) return true;
  if (GRID.test(plainName(key)) && hasManyTracks(value)) return true;
  const isShadow = SHADOW.test(plainName(key));
  return (isShadow && (value.includes('${') || hasManyShadows(value))) || hasManyGradients(value);
}

/**
 * Whether a text of declarations, as in a `style` attribute, slows the screen down. It is not read as a browser does, which knows
 * quotes and brackets: a name that stands anywhere counts, so that nothing can hide it. Comments are refused, for they end names.
 */
export function isCostlyText(text: string): boolean {
  if (IN_TEXT.test(text) || VARIABLE_IN_TEXT.test(text)) return true;
  return text
    .split(';')
    .some((piece) => hasManyGradients(piece) || (SHADOW_IN_TEXT.test(piece) && hasManyShadows(piece)));
}
