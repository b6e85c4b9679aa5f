import rules from '../../../schemas/theme/fields.json' with { type: 'json' };
import type { Theme } from '../../types/generated/theme.ts';
import { READ_BEFORE } from '../data/bridge.ts';
import { variableOf } from '../data/component-variables.ts';
import type { Path } from '../editing/paths.ts';
import { pathOf, valueAt, withValue } from '../editing/paths.ts';
import type { Kind, Panel, PanelField, PanelForm, PanelGroup } from './panel.ts';

/** Words around the fields of a form, in the person's language. */
export interface PanelWords {
  state: string;
  states: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
}

/** The form that belongs to a sample. */
export interface ExpandedForm {
  /** The place of its object in the theme. */
  at: string;
  title: string;
  /** Nodes of amis. Names are places in the object; what is below `ui` is of the form alone. */
  body: object[];
  /** What is in force where the theme says nothing, of the object's shape. */
  ground: object;
  /** Gives a theme what a place in it needs: the list it belongs to, and the beginning of its variables' names. */
  prepare(theme: Theme, place: Path): Theme;
}

/** The fields at one place of a form's data. */
export interface Section extends Omit<PanelGroup, 'fields'> {
  fields: PanelField[];
  /** The same section in the default state. */
  first: string | undefined;
}

const partsOf: Readonly<Record<string, readonly string[]>> = rules.parts;
const nodeOf: Readonly<Record<string, object>> = rules.nodes;

/** Which input a field gets. */
export const kindOf = ({ prop, kind }: PanelField): string =>
  kind ?? rules.kinds.find(({ ends }) => prop.endsWith(ends))!.kind;

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(-?\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The state that others follow. */
const DEFAULT = 'default';

/** The sections of a form; one that is named with `{state}` is there once for each state. */
export function sectionsOf(
  { groups, states = [], own }: PanelForm,
  values: Readonly<Record<string, string>>,
): Section[] {
  const root = own ? `${own}.${values['index']}.` : '';
  const sections = groups.flatMap<Section>((group) => {
    if (group.kinds && !group.kinds.includes(values['type'] ?? '')) return [];
    const fields = group.fields.map((field) => (typeof field === 'string' ? { prop: field } : field));
    const at = (state = '') => filled(group.at, { ...values, state }).slice(root.length);
    if (!group.at.includes('{state}'))
      return [{ ...group, fields, at: at(), token: filled(group.token, values), first: undefined }];
    return (group.states ?? states).map((state) => ({
      ...group,
      fields,
      state,
      at: at(state),
      token: filled(group.token, { ...values, state, '-state': state === states[0] ? '' : `-${state}` }),
      first: state === states[0] ? undefined : at(states[0]),
    }));
  });
  return sections.map((section) => ({ ...section, first: section.first ?? defaultOf(section, sections) }));
}

/** The place of the section that one of a named state can follow: the same in the default state, with the same fields. */
function defaultOf({ state, at, fields }: Section, all: readonly Section[]): string | undefined {
  if (state === undefined || state === DEFAULT) return undefined;
  const wanted = pathOf(at)
    .map((key) => (key === state ? DEFAULT : key))
    .join('.');
  const has = (own: readonly PanelField[]) => fields.every(({ prop }) => own.some((each) => each.prop === prop));
  return all.find((each) => each.state === DEFAULT && each.at === wanted && has(each.fields))?.at;
}

/** A place in the form's data as a formula. */
function formula(place: string): string {
  const [first, ...keys] = pathOf(place);
  return `\${${first}${keys.map((key) => `['${key}']`).join('')}}`;
}

/** The place of a property in a section; a component may be one itself. */
const placeIn = (at: string, prop: string): string => [...pathOf(at), 'body', prop].join('.');

/** The class of a field whose label its group's title, or each of its parts, says already. */
const SAID = 'pw-theme-said';

function fieldNode(field: PanelField, { at, first, title }: Section, { labels }: PanelWords): object {
  const { prop, kind: _, ...given } = field;
  const isSpacing = kindOf(field) === 'spacing';
  const [part, ...others] = isSpacing ? (field.parts ?? partsOf['spacing']!) : [prop];
  const label = field.label ?? labels[others.length > 0 ? prop : part!] ?? prop;
  const isSaid = label === title || others.length > 0;
  const inherit = first === undefined ? {} : { inherit: formula(placeIn(first, prop)) };
  return {
    options: '${themeOptions}',
    ...nodeOf[kindOf(field)],
    name: placeIn(at, prop),
    ...inherit,
    ...given,
    label,
    ...(isSaid ? { className: SAID } : {}),
  };
}

/** The class of the nth group of a form, so that it can be shown. */
export const groupClass = (at: number): string => `pw-theme-group-${at}`;

const groupNode = (section: Section, at: number, words: PanelWords): object => ({
  type: 'collapse',
  className: `pw-theme-group ${groupClass(at)}`,
  collapsed: false,
  header: section.title,
  ...(section.state === undefined ? {} : { visibleOn: `\${ui.state == '${section.state}'}` }),
  body: section.fields.map((field) => fieldNode(field, section, words)),
});

const stateNode = ({ states = [], names }: PanelForm, words: PanelWords): object => ({
  type: 'button-group-select',
  name: 'ui.state',
  label: words.state,
  className: `pw-theme-states ${SAID}`,
  size: 'sm',
  value: states[0],
  options: states.map((value) => ({ value, label: names?.[value] ?? words.states[value] ?? value })),
});

/** The variables that the fields of a section set, with their places in it. */
export const variablesOf = ({
  token,
  fields,
}: Pick<Section, 'token' | 'fields'>): { name: string; place: string[]; isColor: boolean }[] =>
  fields.flatMap((field) =>
    (partsOf[kindOf(field)] ?? [undefined]).map((part) => ({
      name: variableOf(token, field.prop, part),
      place: ['body', field.prop, ...(part === undefined ? [] : [part])],
      isColor: part === undefined ? kindOf(field) === 'color' : part === 'color',
    })),
  );

/** The steps of a theme's scales, which fields know by name. */
const STEP = /^--(?:colors|fonts|sizes|borders|shadows)-/;

/** What is in force for a variable: a step of the theme, or what another variable that it only names has. */
function standingOf(values: ReadonlyMap<string, string>, name: string): string | undefined {
  const value = values.get(name);
  const other = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  return other && other !== name && !STEP.test(other) ? (standingOf(values, other) ?? value) : value;
}

/** The place of the object that a form is about. */
export const objectOf = ({ path }: Panel, { own }: PanelForm, index: number): string =>
  own ? `${path}.${own}.${index}` : path;

/** Which kind of a list a form is about, with the list as it is in force. */
interface Which {
  index?: number;
  kinds?: readonly Kind[];
}

/** The sections of a form, and what gives a theme what a place in the form's object needs: its list, and the beginning of its variables' names. */
function formOf(panel: Panel, form: PanelForm, { index = 0, kinds = [] }: Which) {
  const sections = sectionsOf(form, { index: String(index), type: kinds[index]?.type ?? '' });
  const at = objectOf(panel, form, index);
  const list = pathOf(form.own ? `${panel.path}.${form.own}` : '');
  function prepare(theme: Theme, place: Path): Theme {
    const listed = form.own && valueAt(theme, list) === undefined ? withValue(theme, list, kinds) : theme;
    const section = sections.find((each) => pathOf(each.at).every((key, depth) => place[depth] === key));
    const token = section && [...pathOf(at), ...pathOf(section.at), 'token'];
    return token && valueAt(listed, token) === undefined ? withValue(listed, token, section.token) : listed;
  }
  return { at, sections, prepare };
}

/** A theme with another value in a field of a panel. @param field where the value stands in the theme */
export function withField(
  theme: Theme,
  panel: Panel,
  { part, field, value, ...which }: Which & { part: string; field: string; value: string },
): Theme {
  const form = formOf(panel, panel.forms[part]!, which);
  const path = pathOf(field);
  return withValue(form.prepare(theme, path.slice(pathOf(form.at).length)), path, value);
}

/** What is in force for the fields of sections, of the shape that a theme has. */
function groundOf(sections: readonly Section[], values: ReadonlyMap<string, string>): object {
  let ground: object = {};
  for (const section of sections)
    for (const { name, place } of variablesOf(section)) {
      const value = standingOf(values, READ_BEFORE.get(name) ?? name);
      if (value !== undefined) ground = withValue(ground, [...pathOf(section.at), ...place], value);
    }
  return ground;
}

/**
 * The form for a sample of a panel.
 * @param kinds the list that the sample belongs to, as it is in force
 * @param values the variables in force without the theme
 */
export function expandForm(
  panel: Panel,
  name: string,
  { values, words, ...which }: Which & { values: ReadonlyMap<string, string>; words: PanelWords },
): ExpandedForm | null {
  const form = panel.forms[name];
  if (!form) return null;
  const { at, sections, prepare } = formOf(panel, form, which);
  const states = form.states ? [stateNode(form, words)] : [];
  return {
    at,
    title: form.title,
    body: [...states, ...sections.map((section, nth) => groupNode(section, nth, words))],
    ground: groundOf(sections, values),
    prepare,
  };
}

/** The kinds of a component's list: those that the panel names, else those of the theme, else those of the platform's own look. */
export function kindsOf(
  theme: Pick<Theme, 'component'>,
  house: Pick<Theme, 'component'>,
  { path, kinds = {} }: Pick<Panel, 'path' | 'kinds'>,
  list: string,
): Kind[] {
  const place = pathOf(`${path}.${list}`);
  const named = kinds[list]?.map((type) => ({ type }));
  const found = [named, valueAt(theme, place), valueAt(house, place)].find(Array.isArray);
  return (found as Kind[] | undefined) ?? [];
}
