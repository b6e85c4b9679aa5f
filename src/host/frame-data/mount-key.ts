import type { ShownScreen } from '../../state/state.ts';

/**
 * The React key of a screen. A definition whose `data` differs begins afresh: amis would put the new `data` in force with
 * its formulas as they are written. In another language only `data` that holds formulas beside texts does.
 */
export function mountKey(key: string, { source, schema }: ShownScreen): string {
  const written = JSON.stringify(source['data']) ?? '';
  return `${key} ${written.includes('${') ? JSON.stringify(schema['data']) : written}`;
}
