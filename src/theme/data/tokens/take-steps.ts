import type { Token } from './read-tokens.ts';
import { type Slots, type Steps, stepSlot } from './slots.ts';
import { isSameValue } from './values.ts';
import { wordsOf } from './well-known.ts';

type Words = readonly string[];

/** A list of steps of a theme, the tokens that belong to it, and the steps that names of other tools mean. */
interface Kind {
  list: string;
  isOf(words: Words, type: string): boolean;
  names: Readonly<Record<string, string>>;
}

const has = (words: Words, ...wanted: string[]): boolean => wanted.some((word) => words.includes(word));

const KINDS: readonly Kind[] = [
  {
    list: 'border.radius',
    isOf: (words, type) => type === 'dimension' && has(words, 'radius', 'radii', 'rounded', 'corner'),
    names: { none: '1', sm: '2', md: '3', lg: '4', xl: '5', '2xl': '6', full: '7', pill: '7' },
  },
  {
    list: 'border.width',
    isOf: (words, type) => type === 'dimension' && has(words, 'border', 'stroke') && has(words, 'width'),
    names: {},
  },
  {
    list: 'font.size',
    isOf: (words, type) =>
      type === 'dimension' && has(words, 'font', 'text', 'typography') && !has(words, 'spacing', 'height'),
    names: { '5xl': '1', '4xl': '2', '3xl': '3', '2xl': '4', xl: '5', lg: '6', md: '7', sm: '8', xs: '9' },
  },
  {
    list: 'space',
    isOf: (words, type) => type === 'dimension' && has(words, 'space', 'spaces', 'spacing', 'gap', 'size', 'sizing'),
    names: {},
  },
  {
    list: 'font.line-height',
    isOf: (words, type) => type === 'number' && has(words, 'line', 'lineheight', 'leading'),
    names: { tight: '1', md: '2', relaxed: '3', loose: '3' },
  },
  { list: 'font.weight', isOf: (_, type) => type === 'fontWeight', names: {} },
  { list: 'border.style', isOf: (_, type) => type === 'strokeStyle', names: {} },
  {
    list: 'shadow',
    isOf: (_, type) => type === 'shadow',
    names: { none: 'none', sm: 'sm', md: 'md', lg: 'lg', xl: 'xl', '2xl': '2xl' },
  },
];

/** Other words for a size. */
const SIZES: Readonly<Record<string, string>> = {
  small: 'sm',
  medium: 'md',
  base: 'md',
  default: 'md',
  normal: 'md',
  $root: 'md',
  large: 'lg',
  round: 'full',
};

/** A name for a further step that no step has. */
function freeName(words: Words, taken: ReadonlySet<string>): string {
  const names = words
    .map((_, from) =>
      words
        .slice(-from - 1)
        .join('-')
        .replace(/[^\w-]/g, ''),
    )
    .filter(Boolean);
  return names.find((name) => !taken.has(name)) ?? `${names.at(-1)}-${taken.size}`;
}

function take(token: Token, kind: Kind, steps: Steps): void {
  const words = wordsOf(token.name);
  const last = words.at(-1) ?? '';
  const slots = steps.scale.body.map((step) => stepSlot(steps, step));
  const name = kind.names[SIZES[last] ?? last];
  const meant = slots.find((slot) => name !== undefined && slot.name.at(-1) === name);
  if (meant) meant.put(token.value!);
  else if (!slots.some((slot) => isSameValue(steps.type, slot.value, token.value!))) {
    const own = freeName(words, new Set(slots.map((slot) => slot.name.at(-1)!)));
    steps.scale.body.push({ label: own, token: steps.scale.token + own, value: token.value! });
  }
}

/**
 * Takes sizes, weights, shadows and the like: in the place of the step that a name means, or as a further step. A value that a step has already
 * needs none. Answers the tokens that it has used.
 */
export function takeSteps(tokens: readonly Token[], { steps }: Slots): Token[] {
  return tokens.filter((token) => {
    const words = wordsOf(token.name);
    const kind = token.value === undefined ? undefined : KINDS.find(({ isOf }) => isOf(words, token.type));
    const list = kind && steps.find(({ name }) => name.join('.') === kind.list);
    if (kind && list) take(token, kind, list);
    return kind !== undefined && list !== undefined;
  });
}

/** Takes the font of the text: the first one that is for code neither for headings. */
export function takeFamily(tokens: readonly Token[], { slots }: Slots): Token[] {
  const families = tokens.filter(({ type }) => type === 'fontFamily');
  const isForText = ({ name }: Token) =>
    !has(wordsOf(name), 'mono', 'monospace', 'code', 'serif', 'heading', 'display');
  const found = families.find(isForText);
  if (!found?.value) return [];
  slots.find(({ type }) => type === 'fontFamily')?.put(found.value);
  return [found];
}
