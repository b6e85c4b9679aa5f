import type { Theme } from '../../../types/generated/theme.ts';
import type { ThemeValue, TokenType } from './values.ts';

interface Step {
  token: string;
  label?: string;
  value: ThemeValue;
}
interface Scale {
  token: string;
  body: Step[];
}
interface Group {
  token: string;
  label?: string;
  body: {
    none?: string;
    common?: { id?: string; label?: string; color?: number }[];
    colors: { token: string; label?: string; color: string }[];
  };
}

/** The name of a token: those of its groups, then its own. */
export type Name = readonly string[];

/** A value of a theme that is a token. */
export interface Slot {
  name: Name;
  type: TokenType;
  value: ThemeValue;
  label?: string | undefined;
  /** The variable that has the value. */
  variable?: string;
  /** Puts another value in its place. */
  put(value: ThemeValue): void;
}

/** A second name of a shade, such as the one for pointed-at things. */
export interface Common {
  name: Name;
  /** The name of the shade. */
  target: Name;
  /** Takes another shade of the group. False for a name that is none. */
  put(target: Name): boolean;
}

/** A list of steps of one kind, which may become longer. */
export interface Steps {
  name: Name;
  type: TokenType;
  scale: Scale;
}

/** What of a theme the format has. Changes of it are changes of the theme. */
export interface Slots {
  slots: Slot[];
  commons: Common[];
  steps: Steps[];
  groups: { name: Name; group: Group }[];
}

const own = (token: string, group: string): string =>
  token.startsWith(group) ? token.slice(group.length) : token.slice(2);

/** `--colors-neutral-text-` is the group `color.neutral.text`. */
const groupName = (token: string): Name => ['color', ...own(token, '--colors-').split('-').filter(Boolean)];

function groupsOf({ global: { colors = {} } }: Theme): Group[] {
  return [colors.brand, ...(colors.neutral?.body ?? []), ...(colors.func?.body ?? [])].filter(Boolean) as Group[];
}

function stepsOf({ global: { fonts = {}, borders = {}, sizes = {}, shadows = {} } }: Theme): Steps[] {
  const all: [Name, TokenType, unknown][] = [
    [['font', 'size'], 'dimension', fonts.size],
    [['font', 'line-height'], 'number', fonts.lineHeight],
    [['font', 'weight'], 'fontWeight', fonts.weight],
    [['border', 'width'], 'dimension', borders.width],
    [['border', 'style'], 'strokeStyle', borders.style],
    [['border', 'radius'], 'dimension', borders.radius],
    [['space'], 'dimension', sizes.size],
    [['shadow'], 'shadow', shadows.shadow],
  ];
  return all.flatMap(([name, type, scale]) => {
    const { token, body } = (scale ?? {}) as Partial<Scale>;
    return body ? [{ name, type, scale: { token: token ?? '--shadows-shadow-', body } }] : [];
  });
}

/** The slot of a step. */
export const stepSlot = ({ name, type, scale }: Steps, step: Step): Slot => ({
  name: [...name, own(step.token, scale.token)],
  type,
  value: step.value,
  label: step.label,
  variable: step.token,
  put: (value) => {
    step.value = value;
  },
});

function colorSlots(name: Name, { token, body }: Group): Slot[] {
  const shades = body.colors.map(
    (step): Slot => ({
      name: [...name, own(step.token, token)],
      type: 'color',
      value: step.color,
      label: step.label,
      variable: step.token,
      put: (value) => {
        step.color = String(value);
      },
    }),
  );
  const put = (value: ThemeValue) => {
    body.none = String(value);
  };
  return body.none ? [...shades, { name: [...name, 'none'], type: 'color', value: body.none, put }] : shades;
}

function commonsOf(name: Name, { token, body }: Group): Common[] {
  const shades = body.colors.map((step) => own(step.token, token));
  return (body.common ?? []).flatMap((common): Common[] => {
    const { id = '', color = -1 } = common;
    const shade = shades[color];
    if (shade === undefined || !/^[\w-]+$/.test(id) || shades.includes(id)) return [];
    const put = (target: Name) => {
      const index = target.length === name.length + 1 ? shades.indexOf(target.at(-1)!) : -1;
      if (index === -1 || name.some((part, at) => target[at] !== part)) return false;
      common.color = index;
      return true;
    };
    return [{ name: [...name, id], target: [...name, shade], put }];
  });
}

function dataSlots({ global }: Theme): Slot[] {
  return (global.colors?.data?.body ?? []).flatMap(({ label, colors }, set) =>
    colors.map(
      (color, at): Slot => ({
        name: ['color', 'data', String(set + 1), String(at + 1)],
        type: 'color',
        value: color.value,
        label,
        variable: `--colors-data-${set + 1}-${at + 1}`,
        put: (value) => {
          color.value = String(value);
        },
      }),
    ),
  );
}

function familySlots({ global }: Theme): Slot[] {
  const base = global.fonts?.base;
  if (!base) return [];
  const put = (value: ThemeValue) => {
    base.body = value as { value: string }[];
  };
  return [{ name: ['font', 'family'], type: 'fontFamily', value: base.body, variable: base.token, put }];
}

/** Everything in the global data of a theme that the format has. */
export function slotsOf(theme: Theme): Slots {
  const groups = groupsOf(theme).map((group) => ({ name: groupName(group.token), group }));
  const steps = stepsOf(theme);
  return {
    groups,
    steps,
    slots: [
      ...groups.flatMap(({ name, group }) => colorSlots(name, group)),
      ...dataSlots(theme),
      ...familySlots(theme),
      ...steps.flatMap((list) => list.scale.body.map((step) => stepSlot(list, step))),
    ],
    commons: groups.flatMap(({ name, group }) => commonsOf(name, group)),
  };
}
