import type { Theme } from '../../../types/generated/theme.ts';
import { eachVariable } from '../../data/theme-css.ts';
import type { Option, OptionLists } from './options.ts';

type Global = Theme['global'];
type ColorGroup = NonNullable<NonNullable<Global['colors']>['brand']>;

type Shade = ColorGroup['body']['colors'][number];

const offer = (label: string, step: Shade): Option => ({ label, value: `var(${step.token})`, realValue: step.color });

/** The shades that a group offers: those that it calls common, else all. */
function shadesOf({ token, body }: ColorGroup): Option[] {
  const common = (body.common ?? []).flatMap(({ label, color }) => {
    const step = body.colors[color ?? -1];
    return step ? [offer(label ?? step.label ?? '', step)] : [];
  });
  const all = body.colors.map((step) => offer(step.label ?? '', step));
  const none = body.none ? [{ label: body.none, value: `var(${token}none)`, realValue: body.none }] : [];
  return [...(common.length > 0 ? common : all), ...none];
}

const groupOf = (group: ColorGroup): Option => ({
  label: group.label ?? group.token,
  value: group.token,
  children: shadesOf(group),
  known: group.body.colors.map((step) => offer(/\d*$/.exec(step.token)![0], step)),
});

function colorsOf({ brand, neutral, func }: NonNullable<Global['colors']>): Option[] {
  return [...(brand ? [brand] : []), ...(neutral?.body ?? []), ...(func?.body ?? [])].map(groupOf);
}

/**
 * What a theme offers to the fields of its components, in lists under the names that the tools of amis give them. `realValue` is what
 * stands in this theme, whichever is in force.
 */
export function themeOptions({ global }: Pick<Theme, 'global'>): Required<OptionLists> {
  const values = new Map<string, string>();
  eachVariable({ global, component: {} }, ({ name, value }) => values.set(name, value));
  const named = (steps: readonly { token: string; label?: string }[]): Option[] =>
    steps.map(({ token, label }) => ({
      label: label ?? '',
      value: `var(${token})`,
      realValue: values.get(token) ?? '',
    }));
  const { colors = {}, fonts = {}, borders = {}, sizes = {}, shadows = {} } = global;
  const derived = [...values].flatMap(([name, value]) =>
    name.startsWith('--sizes-base-') ? [{ label: '', value: `var(${name})`, realValue: value }] : [],
  );
  const family = fonts.base && { token: fonts.base.token, label: fonts.base.body[0]?.value ?? '' };
  return {
    colorOptions: colorsOf(colors),
    sizesOptions: [...named(sizes.size?.body ?? []), ...derived],
    fontSizeOptions: named(fonts.size?.body ?? []),
    fontWeightOptions: named(fonts.weight?.body ?? []),
    lineHeightOptions: named(fonts.lineHeight?.body ?? []),
    fontFamilyOptions: family ? named([family]) : [],
    borderWidthOptions: named(borders.width?.body ?? []),
    borderStyleOptions: named(borders.style?.body ?? []),
    borderRadiusOptions: named(borders.radius?.body ?? []),
    shadowOptions: named(shadows.shadow?.body ?? []),
  };
}
