/** Stands for the whole of the address and what the browser remembers. */
export const EVERYTHING = '*';

/** What a page reads of a request: `query.<name>`, `method` (the remembered sign-in method), or `EVERYTHING`. */
export type Reads = Set<string>;

/** A node of a formula's syntax tree. */
interface Ast {
  type?: string;
  name?: unknown;
  value?: unknown;
  host?: Ast;
  key?: Ast | string;
}

/** Variables that lead to a request's data; `&` and `$$` stand for all data. */
const ROOTS = new Set<unknown>(['query', 'search', 'remembered', '&', '$$']);

const isRoot = (node: Ast | undefined): node is Ast => node?.type === 'variable' && ROOTS.has(node.name);

/** The member that a step names; undefined for a computed one. A variable as key may stand for its own name or its value. */
function memberOf({ key }: Ast): string | undefined {
  if (typeof key === 'string') return key;
  const name = key?.type === 'identifier' ? key.name : key?.type === 'string' ? key.value : undefined;
  return typeof name === 'string' ? name : undefined;
}

function readOf(root: unknown, member: string | undefined): string[] {
  if (root === 'query' && member !== undefined) return [`query.${member}`];
  if (root === 'remembered' && member !== undefined) return member === 'method' ? ['method'] : [];
  return [EVERYTHING];
}

/**
 * Notes what a formula reads of the request. Whatever is no plain step such as `query.redirect` counts as reading everything,
 * and so does a name that the page gives another meaning: a form is then compiled once more than needed, never shown wrongly.
 */
export function noteReads(node: unknown, reads: Reads): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, host } = node as Ast;
  if (type === 'getter' && isRoot(host)) {
    for (const read of readOf(host.name, memberOf(node as Ast))) reads.add(read);
    noteReads((node as Ast).key, reads);
    return;
  }
  if (isRoot(node as Ast)) reads.add(EVERYTHING);
  for (const part of Object.values(node)) noteReads(part, reads);
}

/** What of a request belongs to a read. */
export interface RequestData {
  query: Readonly<Record<string, string>>;
  search?: string | undefined;
  method?: string | undefined;
}

/** The value of a read: two requests with the same values get the same form. */
export function readValue(read: string, { query, search, method }: RequestData): unknown {
  if (read === EVERYTHING) return [search, method, query];
  if (read === 'method') return method;
  const name = read.slice('query.'.length);
  return Object.hasOwn(query, name) ? query[name] : undefined;
}
