import type { ShownScreen } from './state.ts';

/**
 * The React key of a screen. A definition whose `data` differs begins afresh: amis would put the new `data` in force with
 * its formulas as they are written.
 */
export const mountKey = (key: string, { source }: ShownScreen): string => `${key} ${JSON.stringify(source['data'])}`;
