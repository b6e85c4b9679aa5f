import type { ShownScreen } from './state.ts';

/**
 * The React key of a screen. A definition whose `data` differs begins afresh: amis would put the new `data` in force with
 * its formulas as they are written. So does one whose `data` holds texts, when the language changes.
 */
export const mountKey = (key: string, { schema }: ShownScreen): string => `${key} ${JSON.stringify(schema['data'])}`;
