import type { Theme } from '../../types/generated/theme.ts';
import { readHex } from '../data/color.ts';
import { BASE, dataColors, functionalColors, neutralShades, shades } from '../data/scales.ts';
import { type Path, pathOf, valueAt, withValue } from './paths.ts';

interface Step {
  color: string;
}
interface Common {
  id: string;
  label: string;
  color: number;
}
interface DataSet {
  label?: string;
  token?: string;
  custom?: boolean;
  id?: string;
  colors: { value: string }[];
}

const BRAND = pathOf('global.colors.brand');
const NEUTRAL = pathOf('global.colors.neutral.body');
const FUNCTIONAL = pathOf('global.colors.func.body');
const DATA = pathOf('global.colors.data.body');

/** Colours of a set of data colours. */
const IN_SET = 7;

function listAt<Item>(theme: Theme, path: Path): Item[] {
  const list = valueAt(theme, path);
  return Array.isArray(list) ? list : [];
}

/** The fifth shade of a group of colours: what its scale is made from. */
export const baseOfGroup = (theme: Theme, group: Path): string =>
  listAt<Step>(theme, [...group, 'body', 'colors'])[BASE]?.color ?? '';

function withColours(theme: Theme, group: Path, colours: readonly string[]): Theme {
  const path = [...group, 'body', 'colors'];
  const steps = listAt<Step>(theme, path).map((step, at) => ({ ...step, color: colours[at] ?? step.color }));
  return withValue(theme, path, steps);
}

/** A group whose scale is made anew from a base. A base that is no colour changes nothing. */
export function withScale(theme: Theme, group: Path, base = baseOfGroup(theme, group)): Theme {
  if (!readHex(base)) return theme;
  const isNeutral = NEUTRAL.every((key, at) => group[at] === key);
  return withColours(theme, group, isNeutral ? neutralShades(base) : shades(base));
}

/** Neutral and functional colours, and the first sets of data colours, made to go with a brand colour. Links have that very colour. */
function withOthers(theme: Theme, base: string): Theme {
  const functional = new Map(Object.entries({ ...functionalColors(base), link: base }));
  let next = theme;
  for (const at of listAt(theme, NEUTRAL).keys())
    next = withColours(next, [...NEUTRAL, String(at)], neutralShades(base));
  for (const [at, { token }] of listAt<{ token: string }>(theme, FUNCTIONAL).entries()) {
    const made = functional.get(/^--colors-(\w+)-$/.exec(token)?.[1] ?? '');
    if (made) next = withColours(next, [...FUNCTIONAL, String(at)], shades(made));
  }
  const sets = dataColors(base);
  const kept = listAt<DataSet>(theme, DATA).map((set, at) => {
    const colors = sets[at];
    return set.custom || !colors ? set : { ...set, colors: colors.map((value) => ({ value })) };
  });
  return withValue(next, DATA, kept);
}

/** The brand colours made anew from a base, and with them, where that is wanted, those that go with it. */
export function withBrand(theme: Theme, base = baseOfGroup(theme, BRAND), andOthers = false): Theme {
  if (!readHex(base)) return theme;
  const next = withScale(theme, BRAND, base);
  return andOthers ? withOthers(next, base) : next;
}

/** A shade put on the list of common colours, which the fields for colours offer, or taken from it. */
export function withCommon(theme: Theme, group: Path, shade: number): Theme {
  const path = [...group, 'body', 'common'];
  const common = listAt<Common>(theme, path);
  const others = common.filter(({ color }) => color !== shade);
  const own = { id: `shade-${shade + 1}`, label: String(shade + 1), color: shade };
  return withValue(theme, path, others.length < common.length ? others : [...common, own]);
}

/** One more set of data colours, which begins as the first one is. */
export function withDataSet(theme: Theme, label: string, id: string): Theme {
  const sets = listAt<DataSet>(theme, DATA);
  const colors =
    sets[0]?.colors.slice(0, IN_SET) ??
    dataColors(baseOfGroup(theme, BRAND) || '#2468f2')[0]!.map((value) => ({ value }));
  return withValue(theme, DATA, [...sets, { label, token: `dataColor${sets.length + 1}`, custom: true, id, colors }]);
}
