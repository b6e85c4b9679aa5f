import { operations, type ReachRow } from '../types/generated/reach.ts';

/** The call that an address leads to, with the keys of the scope that it names. */
export interface FoundCall {
  row: ReachRow;
  company?: string;
  app?: string;
}

const PREFIX = /^\/api(?:\/company\/([^/]+)(?:\/app\/([^/]+))?)?(?=\/)/;

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  );
}

const parameters = ({ path }: ReachRow): number => path.split('/:').length;

/** The call at a path. Where a word of one call is also a parameter of another one, the word counts, as for the server's router. */
const best = (rows: readonly ReachRow[], path: string): ReachRow | undefined =>
  rows.filter((row) => fits(row.path, path)).sort((one, other) => parameters(one) - parameters(other))[0];

function keyOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The operation at a path of our own origin, without query and context path; null when there is none. */
export function operationAt(method: string, path: string): FoundCall | null {
  const wanted = method.toUpperCase() === 'HEAD' ? 'GET' : method.toUpperCase();
  const rows = operations.filter((row) => row.method === wanted);
  const open = rows.filter((row) => !row.scoped);
  const plain = best(open, path);
  if (plain) return { row: plain };
  const [all = '', company, app] = PREFIX.exec(path) ?? [];
  const row = all
    ? best(
        rows.filter((each) => each.scoped),
        path.slice(all.length),
      )
    : undefined;
  if (!row) return null;
  return { row, ...(company ? { company: keyOf(company) } : {}), ...(app ? { app: keyOf(app) } : {}) };
}
