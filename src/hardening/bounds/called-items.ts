import { isPureVariable, normalizeApi, resolveVariableAndFilter } from 'amis-core';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { AmisCall, Answer } from '../../api/request.ts';
import { tenantLimits } from './limits.ts';
import { CHOICES, countItems, firstChoices } from './list-types.ts';
import { MARKUP } from './markup-size.ts';
import { boundedMatrix } from './matrix.ts';

type Node = Record<string, unknown>;

/** Lists whose items a call may bring, beside the fields with choices. */
const CALLERS: ReadonlySet<string> = new Set([
  ...CHOICES,
  'steps',
  'timeline',
  'matrix-checkboxes',
  'condition-builder',
  'markdown',
]);

/** Those of them that take the address of their call from a variable too. */
const BY_VARIABLE: ReadonlySet<string> = new Set(['nav', 'steps', 'timeline', 'condition-builder', 'markdown']);

/** Properties of those nodes whose call brings items. */
const CALLS = ['source', 'src', 'autoComplete', 'deferApi', 'searchApi'] as const;

/** Answers hold their list a few objects deep. */
const DEEPEST = 5;

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the last answer under a property of a node brought. */
interface Brought {
  /** Items that are drawn of it. */
  count: number;
  isCut: boolean;
}

/** What calls have brought, by the node's mark and the property. Some nodes are answered before they are mounted. */
const brought = new Map<string, Readonly<Record<string, Brought>>>();
const listeners = new Map<string, () => void>();
const nothing: Readonly<Record<string, Brought>> = {};
let marks = 0;

/** The call under a property: itself, or what the variable that stands there holds. Fields take no call from a variable. */
function callOf(type: string, value: unknown, data: object): unknown {
  if (!isPureVariable(value)) return value;
  if (!BY_VARIABLE.has(type)) return undefined;
  const held = resolveVariableAndFilter(value as string, data, '| raw');
  return typeof held === 'string' && held !== '' ? held : undefined;
}

/** The calls of a node that bring items it draws, by property; undefined for other nodes. */
function callsOf(schema: unknown, data: object): Record<string, unknown> | undefined {
  const type = String(Object(schema).type).toLowerCase();
  if (!isObject(schema) || !CALLERS.has(type)) return undefined;
  const calls = CALLS.map((key) => [key, callOf(type, schema[key], data)] as const).filter(
    ([, call]) => (typeof call === 'string' && call !== '') || (isObject(call) && typeof call['url'] === 'string'),
  );
  return calls.length ? Object.fromEntries(calls) : undefined;
}

/**
 * Marks the calls that bring a node's items, so that `firstAnswered` cuts their answers. A React hook.
 * @returns the node's definition with the marks, how many items its answers brought, and whether one has more than are drawn
 */
export function useCalledItems<Schema>(
  schema: Schema,
  data: object,
): { schema: Schema; isCut: boolean; count: number } {
  const [mark] = useState(() => String(++marks));
  const listen = useCallback(
    (listener: () => void) => {
      listeners.set(mark, listener);
      return () => {
        listeners.delete(mark);
        brought.delete(mark);
      };
    },
    [mark],
  );
  const answers = Object.values(useSyncExternalStore(listen, () => brought.get(mark) ?? nothing));
  const calls = callsOf(schema, data);
  const written = calls && JSON.stringify(calls);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same calls stay the same object, or amis would send them again
  const marked = useMemo(
    () =>
      calls
        ? {
            ...schema,
            ...Object.fromEntries(
              Object.entries(calls).map(([key, call]) => [
                key,
                // amis hands a kept answer on without a word, so none is kept: each one is cut and counted.
                { ...normalizeApi(call as string), cache: 0, drawnBy: `${mark} ${key}` },
              ]),
            ),
          }
        : schema,
    [schema, written, mark],
  );
  const count = answers.reduce((sum, each) => sum + each.count, 0);
  return { schema: marked, count, isCut: answers.some(({ isCut }) => isCut) };
}

/** A part of an answer with the first items of each list in it, and the beginning of each text; the same object where no list is too long. */
function cut(value: unknown, depth = 0): unknown {
  const { items } = tenantLimits;
  if (Array.isArray(value)) return firstChoices(value, items);
  if (typeof value === 'string') return value.slice(0, MARKUP.length);
  if (!isObject(value) || depth > DEEPEST) return value;
  const entries = Object.entries(boundedMatrix(value));
  const kept = entries.slice(0, items).map(([key, part]) => [key, cut(part, depth + 1)] as const);
  const isSame = kept.length === entries.length && kept.every(([key, part]) => part === value[key]);
  return isSame ? value : Object.fromEntries(kept);
}

/** Items in the lists of an answer; of a matrix, its cells. */
function itemsIn(value: unknown, depth = 0): number {
  if (Array.isArray(value)) return countItems(value);
  if (!isObject(value) || depth > DEEPEST) return 0;
  const { columns, rows } = value;
  if (Array.isArray(columns) && Array.isArray(rows)) return columns.length * rows.length;
  return Object.values(value).reduce<number>((sum, part) => sum + itemsIn(part, depth + 1), 0);
}

/** An answer within the bounds of a tenant's page: one that brings items to draw has the first ones, and the node says so. */
export function firstAnswered({ drawnBy }: AmisCall, answer: Answer): Answer {
  if (typeof drawnBy !== 'string') return answer;
  const data = cut(answer.data);
  const [mark = '', key = ''] = drawnBy.split(' ');
  const isCut = data !== answer.data;
  brought.set(mark, { ...brought.get(mark), [key]: { count: itemsIn(data), isCut } });
  listeners.get(mark)?.();
  return isCut ? { ...answer, data } : answer;
}
