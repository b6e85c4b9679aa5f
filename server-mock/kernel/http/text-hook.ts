import type { FastifyRequest } from 'fastify';
import { fail } from '../errors/fail.ts';

/**
 * Whether PostgreSQL can store a text: it has no character zero, and UTF-8 has no half of a surrogate pair (PostgreSQL's
 * manual, 8.3 "Character Types"; RFC 3629, 3).
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Escapes of the character zero and of halves of pairs. A body has none as it is: its bytes are read as UTF-8, and JSON forbids zeros. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;

/** Parsed bodies that PostgreSQL can store. */
const storable = new WeakSet<object>();

/** Remembers that a parsed body can be stored, where its JSON text shows it. To walk an object of many names costs more than to parse it. */
export function knowStorable(body: unknown, text: string): void {
  if (typeof body === 'object' && body !== null && !UNSTORABLE_ESCAPE.test(text)) storable.add(body);
}

/** The way to the first key or text that cannot be stored; null when all can. The value must not be nested too deep. */
function findUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return findInList(value);
  for (const key of Object.keys(value)) {
    if (!isStorable(key)) return [key];
    const inside = findUnstorable((value as Record<string, unknown>)[key]);
    if (inside) return [key, ...inside];
  }
  return null;
}

function findInList(list: readonly unknown[]): string[] | null {
  for (const [index, child] of list.entries()) {
    const inside = findUnstorable(child);
    if (inside) return [String(index), ...inside];
  }
  return null;
}

function refuseUnstorable(value: unknown, request: FastifyRequest, code: 'invalid-fields' | 'wrong-parameter'): void {
  const path = findUnstorable(value);
  if (!path) return;
  const { texts } = request.server.services;
  const problem = texts.text(texts.localeOf(request), 'api.field.characters');
  const name = path.join('.');
  throw fail(code, { errors: { [name]: problem }, values: { name, problem } });
}

/** Refuses calls of the API whose address holds what cannot be stored, before anything is looked up by it. Pages answer for themselves. */
export function addressTextHook(request: FastifyRequest): void {
  if (!('operation' in request.routeOptions.config)) return;
  refuseUnstorable(request.params, request, 'invalid-fields');
  refuseUnstorable(request.query, request, 'wrong-parameter');
}

/** Refuses bodies with text that cannot be stored, in keys and values. */
export function bodyTextHook(request: FastifyRequest): void {
  if (typeof request.body !== 'object' || request.body === null) return;
  if (!storable.has(request.body)) refuseUnstorable(request.body, request, 'invalid-fields');
}
