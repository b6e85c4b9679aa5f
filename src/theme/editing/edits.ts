import type { Theme } from '../../types/generated/theme.ts';
import { withBrand, withCommon, withDataSet, withScale } from './colour-edits.ts';
import { withToken } from './kind-edits.ts';
import { type Path, pathOf, valueAt, withValue } from './paths.ts';
import { withReadable } from './readable.ts';
import { house } from './whole-theme.ts';

/** What a page says of an edit. */
export interface EditArgs {
  /** The place in the theme: `global.colors.brand`. */
  at?: string;
  value?: unknown;
  /** Places in a list, from 0. */
  from?: number;
  to?: number;
  index?: number;
  /** The colour that a scale is made from; absent: the fifth shade. */
  base?: string;
  /** Other colours are made to go with the brand's, too. */
  andOthers?: boolean;
  label?: string;
}

type Edit = (theme: Theme, path: Path, args: EditArgs) => Theme;

/** A list that a theme does not have is as in the platform's own look. */
function withList(theme: Theme, path: Path, change: (list: unknown[]) => unknown[]): Theme {
  const list = valueAt(theme, path) ?? valueAt(house, path);
  return withValue(theme, path, change(Array.isArray(list) ? list : []));
}

/** A name that nothing in the theme has: the smallest number that is free. */
function freeId(theme: Theme): string {
  const text = JSON.stringify(theme.global.colors?.data ?? {});
  let number = 1;
  while (text.includes(`"data-${number}"`)) number += 1;
  return `data-${number}`;
}

/** What a page can do to a theme, by the names that the action `editTheme` takes. */
const edits: Readonly<Record<string, Edit>> = {
  set: (theme, path, { value }) => withValue(theme, path, value),
  insert: (theme, path, { value }) => withList(theme, path, (list) => [...list, value]),
  remove: (theme, path) =>
    withList(theme, path.slice(0, -1), (list) => list.filter((_, at) => String(at) !== path.at(-1))),
  move: (theme, path, { from = 0, to = 0 }) =>
    withList(theme, path, (list) => {
      const others = list.filter((_, at) => at !== from);
      return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
    }),
  scale: (theme, path, { base }) => withScale(theme, path, base),
  brand: (theme, _, { base, andOthers }) => withBrand(theme, base, andOthers),
  common: (theme, path, { index = 0 }) => withCommon(theme, path, index),
  token: (theme, path, { value }) => withToken(theme, path, value),
  readable: (theme, _, { at }) => withReadable(theme, at),
  dataSet: (theme, _, { label = '' }) => withDataSet(theme, label, freeId(theme)),
};

/** A theme after an edit; undefined for a name that is no edit. */
export function edited(theme: Theme, name: string, args: EditArgs): Theme | undefined {
  return Object.hasOwn(edits, name) ? edits[name]!(theme, pathOf(args.at ?? ''), args) : undefined;
}
