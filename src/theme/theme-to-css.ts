import { componentVariables } from './component-variables.ts';
import { globalVariables, variationVariables } from './global-variables.ts';
import type { Theme, ThemeVariation } from './theme.ts';
import type { Variable } from './variable.ts';

/**
 * The style sheet of a theme: its variables, then its own CSS. The variables go to `:root` for the whole page and to
 * `.AMISCSSWrapper`, where amis declares its component variables again; the sheet has to follow amis's.
 * @throws when a value could leave its declaration, such as one with a brace or a semicolon outside of quotes
 */
export function themeToCss(theme: Theme): string {
  const variables = [...globalVariables(theme.global), ...componentVariables(theme.component)];
  const own = theme.customStyle?.style.trim() ?? '';
  return `${rule([':root', '.AMISCSSWrapper'], variables)}${own && `${own}\n`}`;
}

/**
 * The variables in which a variation differs, for a sheet that is put in force and taken out again: they outweigh the
 * theme's, whichever of the two sheets comes first.
 * @throws as `themeToCss` does
 */
export function variationToCss({ global, component }: ThemeVariation): string {
  return rule(['html:root', 'html .AMISCSSWrapper'], [...variationVariables(global), ...componentVariables(component)]);
}

function rule(selectors: string[], variables: Variable[]): string {
  const lines = variables.map(([name, value]) => `  ${name}: ${checked(name, value)};`);
  return `${selectors.join(',\n')} {\n${lines.join('\n')}\n}\n`;
}

const NAME = /^--[A-Za-z0-9_-]+$/;
const QUOTED = /'[^'\n]*'|"[^"\n]*"/g;

function checked(name: string, value: string): string {
  if (!NAME.test(name) || /[;{}<>\n'"]|\/\*/.test(value.replace(QUOTED, ''))) {
    throw new Error(`theme: ${name} cannot be ${JSON.stringify(value)}`);
  }
  return value;
}
