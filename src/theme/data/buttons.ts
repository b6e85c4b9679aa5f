import { isObject } from './component-variables.ts';

/** Kinds of buttons that amis has; others are made by a theme. */
export const BUILT_IN: ReadonlySet<string> = new Set(
  'default primary secondary enhance info success warning danger light dark link default xs sm md lg'.split(' '),
);

const NAME = /^[A-Za-z][\w-]{0,40}$/;

/** Whether a kind of buttons can have a name. */
export const isKindName = (name: unknown): name is string => typeof name === 'string' && NAME.test(name);

const SIDES = ['top', 'right', 'bottom', 'left'];
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

/** The states of a button, with what it has in them. */
const STATES = {
  default: '',
  hover: ':not(:disabled):not(.is-disabled):hover',
  active: ':not(:disabled):not(.is-disabled):is(:hover:active,.active,.is-active)',
  disabled: ':is(:disabled,.is-disabled)',
};

/** The kinds of `component.button1` that amis has no rules for. */
function ownKinds(component: unknown, list: 'type' | 'size'): Record<string, unknown>[] {
  const { button1 } = isObject(component) ? component : {};
  const kinds = isObject(button1) ? button1[list] : undefined;
  if (!Array.isArray(kinds)) return [];
  return kinds.filter(
    (kind): kind is Record<string, unknown> =>
      isObject(kind) && isKindName(kind['type']) && !BUILT_IN.has(kind['type']),
  );
}

/** The rules of the buttons that a theme adds, in all states. What a state leaves open is as in the default state, then as in a default button. */
export function buttonRules(component: unknown): string {
  const types = ownKinds(component, 'type').flatMap(({ type }) => typeRules(String(type)));
  const sizes = ownKinds(component, 'size').flatMap(({ type }) => sizeRules(String(type)));
  return [...types, ...sizes].map((rule) => `${rule}\n`).join('');
}

function typeRules(type: string): string[] {
  return Object.entries(STATES).map(([state, selector]) => {
    const read = (name: string) =>
      `var(--button-${type}-${state}-${name},var(--button-${type}-default-${name},var(--button-default-${state}-${name})))`;
    const sides = (what: string) => SIDES.map((side) => read(`${side}-border-${what}`)).join(' ');
    const declarations = {
      color: read('font-color'),
      background: read('bg-color'),
      'border-color': sides('color'),
      'border-width': sides('width'),
      'border-style': sides('style'),
      'box-shadow': read('shadow'),
    };
    return rule(`html:root .cxd-Button--${type}${selector}`, declarations);
  });
}

function sizeRules(type: string): string[] {
  const read = (name: string) => `var(--button-size-${type}-${name},var(--button-size-default-${name}))`;
  const around = (what: string) => ['Top', 'Right', 'Bottom', 'Left'].map((side) => read(what + side)).join(' ');
  const button = `html:root .cxd-Button--size-${type}`;
  const icon = { 'font-size': read('icon-size'), width: read('icon-size'), height: read('icon-size') };
  return [
    rule(button, {
      'font-size': read('fontSize'),
      'font-weight': read('fontWeight'),
      'line-height': read('lineHeight'),
      'border-radius': CORNERS.map((corner) => read(`${corner}-border-radius`)).join(' '),
      height: read('height'),
      padding: around('padding'),
      margin: around('margin'),
    }),
    rule(`${button}:not(.cxd-Button--iconOnly)`, { 'min-width': `var(--button-size-${type}-minWidth,auto)` }),
    rule(`${button} :is(.cxd-Button-icon,.icon):first-child:not(:last-child)`, {
      ...icon,
      'margin-right': read('icon-margin'),
    }),
    rule(`${button} :is(.cxd-Button-icon,.icon):last-child:not(:first-child)`, {
      ...icon,
      'margin-left': read('icon-margin'),
    }),
    rule(`${button}.cxd-Button--iconOnly`, { 'min-width': read('height'), padding: '0' }),
  ];
}

const rule = (selector: string, declarations: Record<string, string>): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
