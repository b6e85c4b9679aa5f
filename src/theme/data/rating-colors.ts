import type { Theme } from '../../types/generated/theme.ts';
import { isObject } from './component-variables.ts';

/** The numbers of stars that have a colour of their own. More stars have that of the last one. */
const STARS = [1, 2, 3, 4, 5];
const TOKEN = '--Rating-active-';
const LIST = /--Rating-colors:\s*'(\[[^']*\])'/;

const propertyOf = (stars: number) => `${stars}-color`;

interface Step {
  id: number;
  value: string;
}

const isStep = (item: unknown): item is Step =>
  isObject(item) && Number.isFinite(Number(item['id'])) && typeof item['value'] === 'string';

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

/** A theme with another rating. */
function withRating(theme: Theme, change: (rating: Record<string, unknown>) => Record<string, unknown>): Theme {
  const rating = theme.component?.['inputRating'];
  if (!isObject(rating)) return theme;
  return { ...theme, component: { ...theme.component, inputRating: change(rating) } } as Theme;
}

/** A theme of a file with the colours of ratings in a section, as fields read them; the public shape has a list, `activeColors`. */
export const withRatingSection = (theme: Theme): Theme =>
  withRating(theme, ({ activeColors, ...rating }) => {
    if (rating['active'] || !Array.isArray(activeColors)) return rating;
    const colors = colorsOf(activeColors.filter(isStep));
    const body = Object.fromEntries(STARS.map((stars, at) => [propertyOf(stars), colors[at]!] as const));
    return colors[0] ? { ...rating, active: { token: TOKEN, body } } : rating;
  });

/** A theme for a file, with the colours of ratings in the list of the public shape, too. */
export const withRatingList = (theme: Theme): Theme =>
  withRating(theme, (rating) => {
    const body = isObject(rating['active']) ? rating['active']['body'] : undefined;
    if (!isObject(body)) return rating;
    const activeColors = STARS.flatMap((stars) => {
      const value = body[propertyOf(stars)];
      return typeof value === 'string' && value !== '' ? [{ value, id: stars }] : [];
    });
    return activeColors.length > 0 ? { ...rating, activeColors } : rating;
  });
