import type { Theme } from '../../types/generated/theme.ts';
import { BUILT_IN, isKindName } from '../data/buttons.ts';
import { type Path, pathOf, valueAt, withValue } from './paths.ts';

interface Kind {
  type: string;
  custom?: boolean;
}

/** The lists of kinds that a theme may add to, with the beginning of their variables' names. */
const LISTS = { type: '--button-', size: '--button-size-' } as const;
type List = keyof typeof LISTS;

/** `--button-size-` begins the names of sizes. */
const RESERVED = 'size';

/** The tokens of buttons that a new type or size cannot have. */
export function takenTokens(theme: Pick<Theme, 'component'>): Record<List, string[]> {
  const taken = (list: List) => {
    const own = valueAt(theme, pathOf(`component.button1.${list}`));
    return [RESERVED, ...BUILT_IN, ...(Array.isArray(own) ? (own as Kind[]).map(({ type }) => type) : [])];
  };
  return { type: taken('type'), size: taken('size') };
}

/** A value in which the names of variables begin differently. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'token' && typeof item === 'string' && item.startsWith(from)
        ? to + item.slice(from.length)
        : renamed(item, from, to),
    ]),
  );
}

/**
 * A type or size of a theme's own under another token, with its variables. A token that is taken, or that is none, changes nothing.
 * @param path the place of the type or size
 */
export function withToken(theme: Theme, path: Path, token: unknown): Theme {
  const list = path.at(-2) as List;
  const kind = valueAt(theme, path) as Kind | undefined;
  if (!Object.hasOwn(LISTS, list) || !kind?.custom || !isKindName(token)) return theme;
  if (takenTokens(theme)[list].includes(token)) return theme;
  const [from, to] = [kind.type, token].map((type) => `${LISTS[list]}${type}-`) as [string, string];
  return withValue(theme, path, { ...(renamed(kind, from, to) as Kind), type: token });
}
