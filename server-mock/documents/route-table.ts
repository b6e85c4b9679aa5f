import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { RouteTable } from '../../src/types/start.ts';
import { readAtStart } from '../start-failure.ts';

/** `schemas/routes.json`, reread when the file changes. */
export interface RouteTables {
  current(): RouteTable;
  /** Rereads the file; an unreadable one leaves the last good table in force and is logged when `final`. */
  reload(final: boolean): 'changed' | 'same' | 'unreadable';
}

/** Reads the route table. Throws StartFailure when the file is missing or malformed at the start. */
export function createRouteTables(projectRoot: string, log: Logger): RouteTables {
  const read = () => readFileSync(join(projectRoot, 'schemas', 'routes.json'), 'utf8');
  const parse = (text: string): RouteTable => {
    const { routes, errors } = JSON.parse(text) as RouteTable;
    if (!Array.isArray(routes) || typeof errors !== 'object')
      throw new TypeError('routes.json: no routes or no errors');
    return { routes, errors };
  };
  let text = readAtStart('schemas/routes.json', read);
  let table = readAtStart('schemas/routes.json', () => parse(text));
  return {
    current: () => table,
    reload(final) {
      try {
        const fresh = read();
        if (fresh === text) return 'same';
        table = parse(fresh);
        text = fresh;
        return 'changed';
      } catch (error) {
        if (final) log.error({ err: error }, 'schemas/routes.json left aside, the last good one stays');
        return 'unreadable';
      }
    },
  };
}
