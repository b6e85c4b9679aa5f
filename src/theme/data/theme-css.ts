import type { Theme } from '../../types/generated/theme.ts';
import { bridgeRules } from './bridge-rules.ts';
import { buttonRules } from './buttons.ts';
import { componentVariables, groundOf, isObject, isSection } from './component-variables.ts';
import { globalParts } from './global-variables.ts';
import { isSafeValue, loadsOwnPictures } from './safe-value.ts';
import type { Take, Variable } from './variable.ts';

/** The values of variables, by name. */
export type Values = ReadonlyMap<string, string>;

const NAME = /^--[A-Za-z][\w-]*$/;

/** Whether a variable may be written into a sheet. */
export const isWritable = ({ name, value }: Pick<Variable, 'name' | 'value'>): boolean =>
  NAME.test(name) && isSafeValue(value) && loadsOwnPictures(value);

/** Takes the variables of a theme, those of components last, where a later one of the same name counts. */
export function eachVariable(theme: Pick<Theme, 'global' | 'component'>, take: Take): void {
  for (const part of globalParts(theme.global)) part.variables(take);
  componentVariables(theme.component, take, { key: 'component', parent: undefined });
}

/** The values of a theme's variables. Those that cannot be written are left out. */
export function themeValues(theme: Pick<Theme, 'global' | 'component'>): Map<string, string> {
  const values = new Map<string, string>();
  eachVariable(theme, (variable) => {
    if (isWritable(variable)) values.set(variable.name, variable.value);
  });
  return values;
}

const REFERENCE = /^var\((--[\w-]+)\)$/;
const DEEPEST = 5;

/** What a value comes to when it is nothing but a reference. */
export function resolved(value: string, values: Values, depth = 0): string {
  const name = REFERENCE.exec(value)?.[1];
  return name && depth < DEEPEST ? resolved(values.get(name) ?? '', values, depth + 1) : value;
}

/** What a variable is in a sheet: a light theme says its colours for both looks. */
const written = ({ value, dark }: Variable, isDark: boolean): string =>
  dark === undefined || isDark ? value : `light-dark(${value},${dark})`;

/** The variables of a theme's sheet, by name: those whose values differ from the base. */
export function themeDeclarations(theme: Theme, base: Values): Map<string, string> {
  const isDark = theme.config.isDark === true;
  const values = new Map<string, string>();
  eachVariable(theme, (variable) => {
    if (!isWritable(variable)) return;
    if (base.get(variable.name) === variable.value) values.delete(variable.name);
    else values.set(variable.name, written(variable, isDark));
  });
  return values;
}

/** What a theme is in force on. It outweighs the platform's sheets in either look. */
export const THEME_SCOPE = 'html:root:root,html:root .AMISCSSWrapper';

/** A rule with declarations of a theme. It outweighs the platform's sheets, whichever comes first; what a page sets by itself (`cssVars`) outweighs it. */
export function themeRule(declarations: Values): string {
  if (declarations.size === 0) return '';
  const lines = [...declarations].map(([name, value]) => `${name}:${value}`);
  return `${THEME_SCOPE}{${lines.join(';')}}\n`;
}

/** The rules that a theme adds to those of amis: for what amis does not read, and for its own buttons. */
export const addedRules = (theme: Theme, declarations: Values): string =>
  bridgeRules(declarations) + buttonRules(theme.component);

/**
 * The style sheet of a theme: what it has otherwise than the sheets that are there already, and the rules that it adds. A value that
 * could leave its declaration, or load from elsewhere, is left out.
 * @param base the variables that are in force without the theme
 */
export function themeCss(theme: Theme, base: Values): string {
  const declarations = themeDeclarations(theme, base);
  return themeRule(declarations) + addedRules(theme, declarations);
}

/**
 * The variables in which a changed theme differs from the one before, as they stand in a sheet; undefined: it has the variable no
 * longer. Parts that are the same objects are not looked at.
 */
export function changedVariables(before: Theme, after: Theme): Map<string, string | undefined> {
  const isDark = after.config.isDark === true;
  const changed = new Map<string, string | undefined>();
  const compare = (was: (take: Take) => void, is: (take: Take) => void) => {
    const known = new Map<string, string>();
    was((variable) => known.set(variable.name, written(variable, isDark)));
    is((variable) => {
      const value = written(variable, isDark);
      if (known.get(variable.name) !== value && isWritable(variable)) changed.set(variable.name, value);
      known.delete(variable.name);
    });
    for (const name of known.keys()) if (!changed.has(name)) changed.set(name, undefined);
  };
  if (before.global !== after.global) {
    const old = globalParts(before.global);
    const now = globalParts(after.global);
    for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
      const [was, is] = [old[index], now[index]];
      if (was?.data !== is?.data)
        compare(
          (take) => was?.variables(take),
          (take) => is?.variables(take),
        );
    }
  }
  compareTrees([before.component, after.component], [undefined, undefined], compare);
  return changed;
}

type Pair = readonly [was: unknown, is: unknown];

function compareTrees(
  [was, is]: Pair,
  grounds: Pair,
  compare: (was: (take: Take) => void, is: (take: Take) => void) => void,
): void {
  if (was === is && grounds[0] === grounds[1]) return;
  if (!isObject(was) || !isObject(is) || isSection(was) || isSection(is)) {
    compare(
      (take) => componentVariables(was, take, undefined, grounds[0]),
      (take) => componentVariables(is, take, undefined, grounds[1]),
    );
    return;
  }
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const below = [groundOf(was, grounds[0], key), groundOf(is, grounds[1], key)] as const;
    compareTrees([was[key], is[key]], below, compare);
  }
}
