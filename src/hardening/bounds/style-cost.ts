import { areKnownFonts, hasOtherFonts } from './fonts.ts';
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
  // The browser draws their text once for each element, line or letter; our count takes it once.
  'quotes',
  'hyphenate-character',
  'text-emphasis',
  'text-emphasis-style',
  // Each change between capitals and small letters is drawn in another font.
  'font-variant',
  'font-variant-caps',
  'font-variant-emoji',
  'font-feature-settings',
  // A short line may have thousands of dashes.
  'stroke-dasharray',
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

/**
 * A marker of list items, or of cut lines, that is more than one sign or a few digits. The browser draws it once for each element, and it may
 * be a long text or a number in letters that take long to draw.
 */
const COSTLY_MARKER =
  /(?:list-?style(?:-?type)?|text-?overflow)\s*:(?!\s*(?:(?:none|disc|circle|square|decimal|(?:low|upp)er-(?:alpha|latin|roman)|(?:in|out)side|clip|ellipsis|!important)\s*)*(?:;|$))/i;
/** `content` of more than 20 characters, or of a length that the value does not show: the browser draws it once for each element. */
const COSTLY_CONTENT = /^content:(?=.{21}|.*(?:attr\(|var\(|\$\{|counters?\([^)]*,))/is;

const FONT = /^font(?:family)?$/;
/** Other fonts that a node may name: the editor's panel offers a hundred. The number of nodes bounds them. */
const FONTS_OF_A_NODE = 1;
/** A node in the lines of the one around it: each line is drawn once more for each such node. */
const INLINE = /^\s*(?:inline|contents|ruby.*|run-in|inline flow|.*\$\{.*)\s*$/i;

/** Characters of a value, and of one that draws a picture or a grid. Children may inherit it, each with a list of its own. */
const VALUE = 256;
const LONG_VALUE = 2000;
const LONG = /^(?:background|border|clippath|grid|transform|transition|style$|.*shadow)/;
/** Characters of a `style` attribute. */
const TEXT = 4000;

/**
 * What a value calls besides colours, numbers, pictures, shapes and movements. Others, such as `attr()`, `if()` and functions of a style
 * sheet, bring values that no rule here sees.
 */
const OTHER_FUNCTION =
  /(?<![\w-])(?!(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|color-mix|light-dark|calc|min|max|clamp|var|env|url|(?:repeating-)?(?:linear|radial|conic)-gradient|translate(?:x|y|z|3d)?|rotate(?:x|y|z|3d)?|scale(?:x|y|z|3d)?|skew(?:x|y)?|matrix(?:3d)?|perspective|cubic-bezier|steps|linear|repeat|minmax|fit-content|counters?|circle|ellipse|inset|polygon)\()-*[a-z][\w-]*\(/i;

/**
 * A length of shadows that is not in pixels, above 99, or above 9 inside of an element: the browser blurs every point of a wide one. Colours and
 * the theme's own shadows are left out.
 */
const isWideShadow = (text: string): boolean => {
  const lengths = text.replace(
    /(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\([^()]*\)|var\(--(?:shadows|colors)-[\w-]+\)|#\w+/gi,
    '',
  );
  return /\d{3}|\d(?!px)[a-z%]|\(/i.test(lengths) || /inset[^,]*\d\d|\d\d[^,]*inset/i.test(lengths);
};
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

/** Whether a text calls what brings values from elsewhere. Formulas are evaluated before a browser reads it. */
const callsOthers = (text: string): boolean => OTHER_FUNCTION.test(text.replace(/\$\{[^{}$]*\}/g, ''));

/** Whether a value is longer than it may be, or not all of it is seen. */
const isUnclearValue = (name: string, value: string): boolean =>
  value.length > (LONG.test(name) ? LONG_VALUE : VALUE) || callsOthers(value);

/** Whether the value of a declaration has more shadows or gradients than one element may. What data brings is not known here. */
export function isCostlyValue(key: string, value: string): boolean {
  if (key.startsWith('--') ? isCostlyVariable(value) : timesIn(value, 'var(') > USED) return true;
  if (/^--(?:shadows|colors)-/.test(key) && isWideShadow(value)) return true;
  const name = plainName(key);
  if (isUnclearValue(name, value) || (GRID.test(name) && hasManyTracks(value))) return true;
  if (FONT.test(name) && !(name === 'font' ? value === 'inherit' : areKnownFonts(value, FONTS_OF_A_NODE))) return true;
  if (name === 'display' && INLINE.test(value)) return true;
  const declared = `${name}:${value}`;
  if (COSTLY_MARKER.test(declared) || COSTLY_CONTENT.test(declared)) return true;
  const isShadow = SHADOW.test(name);
  return (
    (isShadow && (value.includes('${') || isWideShadow(value) || hasManyShadows(value))) || hasManyGradients(value)
  );
}

/**
 * Whether a text of declarations, as in a `style` attribute, slows the screen down. It is not read as a browser does, which knows
 * quotes and brackets: a name that stands anywhere counts, so that nothing can hide it. Comments are refused, for they end names.
 */
export function isCostlyText(text: string): boolean {
  if (text.length > TEXT || callsOthers(text) || hasOtherFonts(text)) return true;
  if (IN_TEXT.test(text) || VARIABLE_IN_TEXT.test(text) || COSTLY_MARKER.test(text)) return true;
  return text
    .split(';')
    .some(
      (piece) =>
        hasManyGradients(piece) || (SHADOW_IN_TEXT.test(piece) && (isWideShadow(piece) || hasManyShadows(piece))),
    );
}
