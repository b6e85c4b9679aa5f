import { isObject, type Json } from '../page/json.ts';

/** The names that a value refers to, wherever in it. */
function* refsIn(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  const ref = isObject(value) ? value['$ref'] : undefined;
  if (typeof ref === 'string') yield ref;
  for (const part of Object.values(value)) yield* refsIn(part);
}

/** The definitions that end: those without references, those that refer to such ones alone, and so on. */
function ending(definitions: Json): ReadonlySet<string> {
  const open = new Map<string, number>();
  const users = new Map<string, string[]>();
  for (const [name, value] of Object.entries(definitions)) {
    const refs = [...new Set(refsIn(value))].filter((ref) => Object.hasOwn(definitions, ref));
    open.set(name, refs.length);
    for (const ref of refs) {
      const known = users.get(ref);
      if (known) known.push(name);
      else users.set(ref, [name]);
    }
  }
  const ended = [...open].filter(([, count]) => count === 0).map(([name]) => name);
  for (const name of ended) {
    for (const user of users.get(name) ?? []) {
      const left = (open.get(user) ?? 0) - 1;
      open.set(user, left);
      if (left === 0) ended.push(user);
    }
  }
  return new Set(ended);
}

/**
 * The page without definitions that contain themselves, or lead to such ones: they would be drawn in one another without end, until
 * the editor no longer answers. The same object where there are none.
 */
export function withoutEndless(page: Json): Json {
  const definitions = page['definitions'];
  if (!isObject(definitions)) return page;
  const kept = ending(definitions);
  const names = Object.keys(definitions);
  if (kept.size === names.length) return page;
  return { ...page, definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => kept.has(name))) };
}
