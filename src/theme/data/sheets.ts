import type { Theme } from '../../types/generated/theme.ts';
import { eachVariable, isWritable } from './theme-css.ts';

/** A rule with a line for each variable. Throws for a value that must not be written. */
function rule(selectors: string[], theme: Theme): string {
  const lines: string[] = [];
  eachVariable(theme, (variable) => {
    const { name, value } = variable;
    if (!isWritable(variable)) throw new Error(`theme: ${name} cannot be ${JSON.stringify(value)}`);
    lines.push(`  ${name}: ${value};\n`);
  });
  return `${selectors.join(',\n')} {\n${lines.join('')}}\n`;
}

/**
 * All variables of the platform's own theme, for the build: on the page, and on the scope of amis, where that declares its component
 * variables again.
 */
export const houseSheet = (theme: Theme): string => rule([':root', '.AMISCSSWrapper'], theme);

/** What the dark look has otherwise. It outweighs the light sheet, whichever of the two comes first. */
export const darkHouseSheet = (theme: Theme): string => rule(['html:root', 'html .AMISCSSWrapper'], theme);
