import { contrast } from '../color.ts';
import { BASE, neutralShades, shades } from '../scales.ts';
import type { Token } from './read-tokens.ts';
import type { Name, Slots } from './slots.ts';

/** The groups of colours of a theme, by the words that other tools have for them. */
const ROLES: readonly [words: readonly string[], group: string][] = [
  [['brand', 'primary'], 'color.brand'],
  [['neutral', 'gray', 'grey'], 'color.neutral'],
  [['error', 'danger', 'negative', 'critical'], 'color.error'],
  [['warning', 'caution'], 'color.warning'],
  [['success', 'positive'], 'color.success'],
  [['info', 'informative'], 'color.info'],
  [['link'], 'color.link'],
];
/** Colours for one place are none that a scale is made of. */
const PLACES = [
  'text',
  'foreground',
  'background',
  'bg',
  'surface',
  'border',
  'on',
  'icon',
  'outline',
  'shadow',
  'data',
];
/** Names of the shade that a scale is made of, the best first. */
const BASES = ['$root', 'base', 'default', 'main', '500'];
const WHITE = '#ffffff';

/** The words of a name, in lower case: those of `fontSize.2xl` are font, size, 2xl. */
export const wordsOf = (name: Name): string[] =>
  name.flatMap((part) =>
    part
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d$]+/)
      .filter(Boolean),
  );

/** Colours of one scale in a file. */
interface Candidate {
  tokens: Token[];
  /** The token whose colour the scale is made of. */
  base: Token | undefined;
  /** The numbered shades, from dark to light. */
  numbered: Token[];
}

const colorOf = (token: Token): string => String(token.value);
const isNumbered = (token: Token): boolean => /^\d+$/.test(token.name.at(-1)!);
const isBase = (token: Token): boolean => BASES.includes(token.name.at(-1)!.toLowerCase());

function candidateOf(tokens: Token[], words: readonly string[]): Candidate {
  const numbered = tokens.filter(isNumbered).sort((one, other) => Number(one.name.at(-1)) - Number(other.name.at(-1)));
  const [first, last] = [numbered[0], numbered.at(-1)];
  if (first && last && contrast(colorOf(first), WHITE) < contrast(colorOf(last), WHITE)) numbered.reverse();
  const named = BASES.flatMap((name) => tokens.find((token) => token.name.at(-1)!.toLowerCase() === name) ?? []);
  const own = tokens.find((token) => words.includes(wordsOf(token.name).at(-1) ?? ''));
  return { tokens, numbered, base: named[0] ?? own ?? numbered[Math.floor((numbered.length - 1) / 2)] };
}

/** The scale of a role: the one with the most shades. */
function candidate(tokens: readonly Token[], words: readonly string[]): Candidate | undefined {
  const groups = new Map<string, Token[]>();
  for (const token of tokens) {
    const own = wordsOf(token.name);
    if (!own.some((word) => words.includes(word)) || own.some((word) => PLACES.includes(word))) continue;
    const group = (isNumbered(token) || isBase(token) ? token.name.slice(0, -1) : token.name).join('.');
    groups.set(group, [...(groups.get(group) ?? []), token]);
  }
  const found = [...groups.values()].map((group) => candidateOf(group, words));
  return found.sort((one, other) => other.tokens.length - one.tokens.length)[0];
}

/** So many of a list, from its first to its last one. */
const picked = <Item>(list: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))]!);

/** Ten shades of a file, whose base is the fifth one; undefined where there are too few on a side of it. */
function tenOf({ numbered, base }: Candidate): Token[] | undefined {
  const at = numbered.length === 10 ? BASE : base ? numbered.indexOf(base) : -1;
  if (at < BASE || numbered.length - at < 10 - BASE) return undefined;
  return [...picked(numbered.slice(0, at + 1), BASE + 1), ...picked(numbered.slice(at), 10 - BASE).slice(1)];
}

/** The shades of a scale and the tokens that they come from. */
function scaleOf(found: Candidate): { colors: string[]; used: Token[] } | undefined {
  const ten = tenOf(found);
  if (ten) return { colors: ten.map(colorOf), used: ten };
  return found.base && { colors: shades(colorOf(found.base)), used: [found.base] };
}

/** Eleven greys, the lightest of which is white. */
function greysOf(found: Candidate): { colors: string[]; used: Token[] } | undefined {
  if (found.numbered.length < 10)
    return found.base && { colors: neutralShades(colorOf(found.base)), used: [found.base] };
  const isWhite = colorOf(found.numbered.at(-1)!) === WHITE;
  const used = picked(found.numbered, isWhite ? 11 : 10);
  return { colors: [...used.map(colorOf), ...(isWhite ? [] : [WHITE])], used };
}

/** Takes the scales of a file whose names other tools give them. Answers the tokens that it has used. */
export function takeColors(tokens: readonly Token[], { groups }: Slots): Token[] {
  const colors = tokens.filter(({ type }) => type === 'color');
  return ROLES.flatMap(([words, role]) => {
    const own = groups.filter(({ name }) => name.slice(0, 2).join('.') === role);
    const found = own.length > 0 ? candidate(colors, words) : undefined;
    const scale = found && (role === 'color.neutral' ? greysOf(found) : scaleOf(found));
    if (!scale) return [];
    for (const { group } of own)
      for (const [at, step] of group.body.colors.entries()) step.color = scale.colors[at] ?? step.color;
    return scale.used;
  });
}
