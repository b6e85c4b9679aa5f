import { banner } from './names.ts';
import type { ReachSource } from './reach-source.ts';

type Schema = Record<string, unknown>;

/** The part of an operation that tells what it takes. */
type FormSource = ReachSource & { query?: Schema; body?: Schema };

/** Calls that no page makes. */
const NO_PAGE = new Set(['host', 'machine']);

/** The names of an object's members; without `all`, those that must be there. */
function membersOf(schema: Schema | undefined, definitions: Record<string, Schema>, all: boolean): string[] {
  const name = typeof schema?.['$ref'] === 'string' ? schema['$ref'].replace('#/definitions/', '') : undefined;
  if (name !== undefined) return membersOf(definitions[name], definitions, all);
  const required = (schema?.['required'] ?? []) as string[];
  return all ? Object.keys((schema?.['properties'] ?? {}) as object) : required;
}

/** What the calls that pages may make take, for those who write pages: what must be in the query, and what the body has. */
export function callForms(
  contracts: readonly { operations: readonly FormSource[]; definitions?: Record<string, Schema> }[],
): string {
  const rows = contracts.flatMap(({ operations, definitions = {} }) =>
    operations
      .filter(({ reach }) => !NO_PAGE.has(reach))
      .map(({ id, query, body }) => {
        const needed = membersOf(query, definitions, false);
        return [id, needed, membersOf(body, definitions, true)] as const;
      })
      .filter(([, needed, members]) => needed.length + members.length > 0),
  );
  const lines = rows.map(([id, needed, members]) => `${id} ${needed.join(',')} ${members.join(',')}\n`).sort();
  return `${banner('schemas/contracts')}

/** What a call takes: what must be in its query, and the members of its body. */
export interface CallForm {
  readonly query: readonly string[];
  readonly body: readonly string[];
}

const names = (list: string): string[] => list.split(',').filter(Boolean);

/** Operation → what it takes; absent: nothing. */
export const callForms: Readonly<Record<string, CallForm>> = Object.fromEntries(
  [...\`
${lines.join('')}\`.matchAll(/(\\S+) (\\S*) (\\S*)\\n/g)].map(([, id = '', query = '', body = '']) => [
    id,
    { query: names(query), body: names(body) },
  ]),
);
`;
}
