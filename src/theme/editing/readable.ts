import type { Theme } from '../../types/generated/theme.ts';
import { contrast, readHex } from '../data/color.ts';
import { LARGE, nearestPassing, WORDS, writtenRatio } from '../data/contrast.ts';
import { pathOf, valueAt, withValue } from './paths.ts';

const OPAQUE = 7;

interface Step {
  token?: string;
  color: string;
}
interface Group {
  token: string;
  body?: { colors?: Step[] };
}

/** A shade that carries words and is too faint for them. */
export interface FaintShade {
  /** Its place in the theme. */
  at: string;
  /** The token of its group. */
  group: string;
  /** Its place in the group, from 0. */
  shade: number;
  color: string;
  /** The contrast, with two digits, to the one of its grounds that it is nearest to. */
  ratio: string;
  ground: string;
  /** Large words can be read. */
  isEnoughForLarge: boolean;
  /** The nearest colour that passes; absent where none does. */
  nearest?: string;
}

const GROUPS = ['brand', 'neutral.body.0', 'neutral.body.1', 'neutral.body.2', 'func.body'];

/** The groups of a theme with their places. */
function groupsOf(theme: Theme): [at: string, group: Group][] {
  return GROUPS.flatMap((name) => {
    const at = `global.colors.${name}`;
    const found = valueAt(theme, pathOf(at)) as Group | Group[] | undefined;
    if (!Array.isArray(found)) return found ? [[at, found] as [string, Group]] : [];
    return found.map((group, index) => [`${at}.${index}`, group] as [string, Group]);
  });
}

/** An opaque colour; nothing for references, and where one can see through it: the contrast is not known there. */
function opaque(color: string | undefined): string | undefined {
  const hex = color === undefined ? undefined : readHex(color);
  return hex?.length === OPAQUE ? hex : undefined;
}

/**
 * The shades of a group that carry words, from 0, with the contrast that they need: of greys the first six; of the others the base, the darker one
 * beside it, and the lighter one, which words on panels have below the pointer.
 */
function carriers({ token }: Group): [shade: number, least: number][] {
  if (token === '--colors-neutral-text-') return [0, 1, 2, 3, 4, 5].map((shade) => [shade, WORDS]);
  if (token.startsWith('--colors-neutral-')) return [];
  return [
    [3, WORDS],
    [4, WORDS],
    [5, LARGE],
  ];
}

function worst(color: string, grounds: readonly string[]): [ratio: number, ground: string] {
  return grounds.map((ground) => [contrast(color, ground), ground] as [number, string]).sort(([a], [b]) => a - b)[0]!;
}

function found(theme: Theme): FaintShade[] {
  const groups = groupsOf(theme);
  const shadeOf = (token: string, shade: number) =>
    opaque(groups.find(([, group]) => group.token === token)?.[1].body?.colors?.[shade]?.color);
  const grounds = [shadeOf('--colors-neutral-fill-', 10), shadeOf('--colors-neutral-fill-', 9)];
  const onFills = shadeOf('--colors-neutral-text-', 10);
  return groups.flatMap(([at, group]) =>
    carriers(group).flatMap(([shade, least]): FaintShade[] => {
      const color = opaque(group.body?.colors?.[shade]?.color);
      const isGrey = group.token === '--colors-neutral-text-';
      const all = [...grounds, ...(isGrey ? [] : [onFills])].filter((ground) => ground !== undefined);
      const behind = least === LARGE ? all.slice(0, 1) : all;
      if (!color || behind.length === 0) return [];
      const [ratio, ground] = worst(color, behind);
      if (ratio >= least) return [];
      const nearest = nearestPassing(color, (one) => worst(one, behind)[0] >= least);
      return [
        {
          at: `${at}.body.colors.${shade}`,
          group: group.token,
          shade,
          color,
          ratio: writtenRatio(ratio),
          ground,
          isEnoughForLarge: ratio >= LARGE,
          ...(nearest ? { nearest } : {}),
        },
      ];
    }),
  );
}

const known = new WeakMap<object, FaintShade[]>();

/**
 * The shades of a theme that carry words and do not stand out from panels, from the page's ground, or from the words on buttons. Looked for
 * once for the same colours.
 */
export function faintShades(theme: Theme): FaintShade[] {
  const { colors } = theme.global;
  if (!colors) return [];
  const shades = known.get(colors) ?? found(theme);
  known.set(colors, shades);
  return shades;
}

/** A theme with the nearest colours that pass, for the faint shade at a place or for all of them. */
export function withReadable(theme: Theme, at?: string): Theme {
  return faintShades(theme)
    .filter((shade) => shade.nearest !== undefined && (!at || shade.at === at))
    .reduce((next, shade) => withValue(next, pathOf(`${shade.at}.color`), shade.nearest), theme);
}
