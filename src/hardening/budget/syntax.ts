/** A node of an expression's syntax tree, as far as the budget looks at it. */
export interface Ast {
  type?: string;
  body?: unknown;
  host?: unknown;
}

/** What the budget knows of a kind of node. */
export interface Kind {
  /** The machine's method for it; amis works that name out with a pattern for each node. */
  method: string;
  /** It turns the values of its parts into text or numbers, so that lists in lists are written out. */
  writes: boolean;
  /** It hands a value on that another node has made. */
  passes: boolean;
  /** It makes a list, an object or whatever a function makes. */
  makes: boolean;
}

const WRITES = new Set(
  'template add minus multiply divide remainder power shift unary binary lt gt le ge eq ne getter'.split(' '),
);
const PASSES = new Set('document script conditional and or expressionList anonymousFunction'.split(' '));
const MAKES = new Set(['array', 'object', 'funcCall']);

const kinds = new Map<string, Kind>();

/** The kind that a type names. */
export function kindOf(type: string): Kind {
  let kind = kinds.get(type);
  if (!kind) {
    const method = type.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
    kind = { method, writes: WRITES.has(method), passes: PASSES.has(method), makes: MAKES.has(method) };
    kinds.set(type, kind);
  }
  return kind;
}

/** Nodes whose parts were marked, and the parts whose values are written out. */
const marked = new WeakSet<object>();
const written = new WeakSet<object>();

/** Whether the value of a node is turned into text by the node around it. */
export const isWritten = (ast: object): boolean => written.has(ast);

function mark(part: unknown): void {
  if (Array.isArray(part)) for (const each of part) mark(each);
  else if (typeof part === 'object' && part !== null) {
    written.add(part);
    // What a node hands on is written with it.
    const { type, ...parts } = part as Ast;
    if (type && kindOf(type).passes) for (const inner of Object.values(parts)) mark(inner);
  }
}

/** Marks the parts of a node that writes them out. A document of one part hands that on as it is. */
export function markParts(ast: Ast, kind: Kind): void {
  const isText = ast.type === 'document' && Array.isArray(ast.body) && ast.body.length > 1;
  if ((!kind.writes && !isText) || marked.has(ast)) return;
  marked.add(ast);
  // Of a member, the key is made a text.
  const { type, host, ...parts } = ast;
  for (const part of Object.values(parts)) mark(part);
}
