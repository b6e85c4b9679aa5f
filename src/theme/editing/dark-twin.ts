import type { Theme } from '../../types/generated/theme.ts';
import { contrast, laidOn, lightnessOf, opaqueHex, readHex, withLightness } from '../data/color.ts';
import { componentVariables } from '../data/component-variables.ts';
import { nearestPassing, WORDS } from '../data/contrast.ts';
import { darkNeutral, darkScale, GROUND } from '../data/dark-scale.ts';
import { baseOf } from '../data/house.ts';
import { resolved, themeValues, type Values } from '../data/theme-css.ts';
import { pointerOf } from '../data/variable.ts';
import { type Path, pathOf, valueAt, withValue } from './paths.ts';

interface Group {
  token: string;
  body?: { colors?: { color: string }[] };
}

/** A variable of a component with its place in the theme. */
interface Entry {
  name: string;
  value: string;
  path: Path;
}

/** How light black becomes. */
const LIGHTEST = 0.96;
const OPAQUE = 7;

const GREYS = ['neutral.body.0', 'neutral.body.1', 'neutral.body.2'];
/** A colour as it stands in data; names of weights and numbers are none. */
const COLOR = /^(?:#|[a-z]+\()/i;
const IN_FONT = /font$/;
const BACKGROUND = 'bg-color';
const TEXT = new Set(['color', 'font-color', 'text-color']);

/** A colour as light on the dark ground as it was dark on white; white becomes the ground. How far one can see through it stays. */
export function inDark(color: string): string {
  const hex = readHex(color);
  if (hex === undefined) return color;
  const ground = lightnessOf(GROUND);
  const light = ground + (1 - lightnessOf(hex)) * (LIGHTEST - ground);
  return withLightness(opaqueHex(hex), light) + hex.slice(OPAQUE);
}

/** The scales of a theme as its light look shows them in the dark: the one way, greys are those of the platform. */
function withDarkScales(theme: Theme): Theme {
  const functional = (valueAt(theme, pathOf('global.colors.func.body')) as Group[] | undefined) ?? [];
  const places = ['brand', ...GREYS, ...functional.map((_, at) => `func.body.${at}`)];
  return places.reduce((next, name) => {
    const at = pathOf(`global.colors.${name}`);
    const group = valueAt(theme, at) as Group | undefined;
    const colors = group?.body?.colors;
    if (!group || !colors) return next;
    const darken = name.startsWith('neutral') ? darkNeutral : darkScale;
    const dark = darken(
      group.token,
      colors.map(({ color }) => color),
    );
    const steps = colors.map((step, index) => ({ ...step, color: dark[index] ?? inDark(step.color) }));
    return withValue(next, [...at, 'body', 'colors'], steps);
  }, theme);
}

function entriesOf({ component }: Theme): Entry[] {
  const entries: Entry[] = [];
  componentVariables(
    component,
    ({ name, value, at }) => entries.push({ name, value, path: pointerOf(at).split('/').slice(1) }),
    { key: 'component', parent: undefined },
  );
  return entries;
}

/** Colours of components that refer to nothing: as in the dark look of the platform where they are those of its light one. */
function withDarkValues(theme: Theme): Theme {
  const [light, dark] = [baseOf({ config: { name: '' } }), baseOf({ config: { name: '', isDark: true } })];
  return entriesOf(theme).reduce((next, { name, value, path }) => {
    const isOwn = valueAt(theme, path) === value;
    const given = light.get(name) === value ? dark.get(name) : undefined;
    const found = given ?? (COLOR.test(value) ? inDark(value) : value);
    return isOwn && found !== value ? withValue(next, path, found) : next;
  }, theme);
}

/** The property of a section that an entry belongs to, and whether it colours text. */
function roleOf({ path }: Entry): { section: string; isText: boolean; isGround: boolean } {
  const at = path.lastIndexOf('body');
  const [property = '', part] = path.slice(at + 1);
  const isText = part === undefined ? TEXT.has(property) : part === 'color' && IN_FONT.test(property);
  return { section: path.slice(0, at).join('.'), isText, isGround: part === undefined && property === BACKGROUND };
}

/** A theme in which the words of each section can be read: the one of text and background changes that refers to nothing. */
function withReadableWords(theme: Theme): Theme {
  const values: Values = new Map([...baseOf(theme), ...themeValues(theme)]);
  const sections = new Map<string, Entry[]>();
  for (const entry of entriesOf(theme)) {
    const { section } = roleOf(entry);
    sections.set(section, [...(sections.get(section) ?? []), entry]);
  }
  const colorOf = ({ value }: Entry) => readHex(resolved(value, values));
  const isFixed = ({ value, path }: Entry) =>
    COLOR.test(value) && !value.startsWith('var(') && valueAt(theme, path) === value;
  let next = theme;
  for (const entries of sections.values()) {
    const ground = entries.find((entry) => roleOf(entry).isGround);
    const behind = laidOn((ground && colorOf(ground)) ?? GROUND, GROUND);
    for (const text of entries.filter((entry) => roleOf(entry).isText)) {
      const color = colorOf(text);
      if (color?.length !== OPAQUE || contrast(color, behind) >= WORDS) continue;
      const changed = isFixed(text) ? text : ground && isFixed(ground) ? ground : undefined;
      const found =
        changed === text
          ? nearestPassing(color, (one) => contrast(one, behind) >= WORDS)
          : nearestPassing(behind, (one) => contrast(color, one) >= WORDS);
      if (changed && found) next = withValue(next, changed.path, found);
    }
  }
  return next;
}

/**
 * The dark twin of a light theme: a theme of its own for the dark look, generated once and then edited like any other.
 * @param of the token of the light theme, or the name of a shipped one; empty for a theme that is none of its own
 */
export function darkTwin(theme: Theme, of: string): Theme {
  const dark = withDarkValues(withDarkScales(theme));
  return withReadableWords({ ...dark, config: { ...dark.config, isDark: true, ...(of ? { twin: of } : {}) } });
}
