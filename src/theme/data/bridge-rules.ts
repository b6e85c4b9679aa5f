import stock from '../../../schemas/theme/stock.json' with { type: 'json' };
import { BRIDGE, BRIDGED } from './bridge.ts';

const stockValues: ReadonlyMap<string, string> = new Map(Object.entries(stock));

/** Whether a value of a variable needs its rule: the stock theme has values that amis never showed. */
export const needsRule = (name: string, value: string | undefined): boolean =>
  value !== undefined && BRIDGED.has(name) && stockValues.get(name) !== value;

/**
 * The rules that a theme needs. A declaration that reads a variable which is not there would take away what amis says, so that only those
 * are written whose variable the theme has.
 * @param values what the theme has otherwise than what is in force without it
 */
export function bridgeRules(values: ReadonlyMap<string, string>): string {
  return BRIDGE.map(({ selector, declarations }) => {
    const needed = declarations.filter(({ name }) => needsRule(name, values.get(name)));
    if (needed.length === 0) return '';
    return `html:root :is(${selector}){${needed.map(({ text }) => text).join(';')}}\n`;
  }).join('');
}
