import type { Theme } from '../../types/generated/theme.ts';
import type { Place, Take } from './variable.ts';

/** The numbers of stars that have a colour of their own. More stars have that of the last one. */
const STARS = [1, 2, 3, 4, 5];
const TOKEN = '--Rating-active-';
const LIST = /--Rating-colors:\s*'(\[[^']*\])'/;

const propertyOf = (stars: number) => `${stars}-color`;

interface Step {
  id: number;
  value: string;
}

const isStep = (item: unknown): item is Step => {
  const { id, value } = (item ?? {}) as Record<string, unknown>;
  return typeof value === 'string' && Number.isFinite(Number(id));
};

/** The colour of each number of stars by a list of amis, where an entry counts up to its number. */
function colorsOf(list: readonly Step[]): string[] {
  const steps = [...list].sort((one, other) => Number(one.id) - Number(other.id));
  return STARS.map((stars) => (steps.find(({ id }) => Number(id) >= stars) ?? steps.at(-1))?.value ?? '');
}

/**
 * A style sheet of amis whose ratings take their colours from variables, `--Rating-active-1-color` and so on. amis has them in the text
 * of a list, which a theme could only replace as a whole.
 * @throws when the sheet has no such list, because amis changed it
 */
export function withRatingVariables(css: string): string {
  const [declaration, list] = LIST.exec(css) ?? [];
  if (!declaration || !list) throw new Error('the sheet changed shape, the colours of ratings are not found any more');
  const variables = colorsOf(JSON.parse(list)).map((color, at) => `${TOKEN}${propertyOf(STARS[at]!)}: ${color};`);
  const named = STARS.map((stars) => ({ value: `var(${TOKEN}${propertyOf(stars)})`, id: stars }));
  return css.replace(declaration, () => `${variables.join('\n')}\n--Rating-colors: '${JSON.stringify(named)}'`);
}

/** The variables of a list of the public shape, `activeColors`. A section `active` beside it says otherwise for single ones. */
export function ratingVariables(list: unknown, take: Take, parent: Place | undefined): void {
  const steps = Array.isArray(list) ? list.filter(isStep) : [];
  for (const [at, value] of colorsOf(steps).entries()) {
    if (value === '') continue;
    const index = (list as unknown[]).findIndex((item) => isStep(item) && item.value === value);
    const place: Place = { key: 'value', parent: { key: String(index), parent: { key: 'activeColors', parent } } };
    take({ name: TOKEN + propertyOf(STARS[at]!), value, at: place });
  }
}

/** A theme for a file: its list of the public shape has the colours of the section, too. */
export function withRatingList(theme: Theme): Theme {
  const rating = theme.component?.['inputRating'] as Record<string, unknown> | undefined;
  const { body } = (rating?.['active'] ?? {}) as { body?: Record<string, unknown> };
  if (!rating || !body) return theme;
  const colors = new Map<string, unknown>();
  ratingVariables(rating['activeColors'], ({ name, value }) => colors.set(name.slice(TOKEN.length), value), undefined);
  const activeColors = STARS.flatMap((stars) => {
    const value = body[propertyOf(stars)] || colors.get(propertyOf(stars));
    return typeof value === 'string' ? [{ value, id: stars }] : [];
  });
  return { ...theme, component: { ...theme.component, inputRating: { ...rating, activeColors } } } as Theme;
}
