import { member, namesOf, type Source } from './fields.ts';

/** An answer that formulas see, and the one around it. */
export interface Scope extends Source {
  above: Scope | undefined;
}

/** What can be seen from a scope: the fields of the answers around, the nearest first, and whether there may be others. */
interface Seen {
  fields: ReadonlyMap<string, Source>;
  isOpen: boolean;
}

const seen = new WeakMap<Scope, Seen>();

function lookAround({ fields, operation, above }: Scope): Seen {
  if (fields === true || Array.isArray(fields)) return { fields: new Map(), isOpen: true };
  const around = above ? seenFrom(above) : { fields: [], isOpen: false };
  const own = namesOf(fields).map((name) => [name, { operation, fields: member(fields, name) ?? true }] as const);
  return { fields: new Map<string, Source>([...around.fields, ...own]), isOpen: around.isOpen };
}

/** What can be seen from a scope. Gathered once, so that a page may ask 10,000 times from within 100 scopes. */
export function seenFrom(scope: Scope): Seen {
  const known = seen.get(scope);
  if (known) return known;
  const found = lookAround(scope);
  seen.set(scope, found);
  return found;
}
