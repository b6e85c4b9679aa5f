import type { FastifyRequest } from 'fastify';
import type { ListColumns } from '../../../src/types/contract.ts';
import type { Operation } from './contract.ts';

/** What every call with a `list` takes. */
export interface ListQuery {
  page?: number;
  perPage?: number;
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
  keywords?: string;
}

/** Rows of a page where the caller names a page and no size, as amis's own. */
export const usualSize = 20;

/** Words are ordered as the list of companies is. */
const order = new Intl.Collator('zh-CN', { numeric: true });

/** Texts by the alphabet; numbers, times and yes or no by their size. */
function compared(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return order.compare(left, right);
  return Number(left ?? 0) - Number(right ?? 0);
}

const folded = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase();

/** Whether a row has each wanted text: in its column, or for `keywords` in any searched one. */
function isWanted(row: Record<string, unknown>, query: Record<string, unknown>, search: readonly string[]): boolean {
  const holds = (columns: readonly string[], part: unknown) =>
    part === undefined || columns.some((column) => folded(row[column]).includes(folded(part).trim()));
  return holds(search, query['keywords']) && search.every((column) => holds([column], query[column]));
}

/** What a list needs to know of a call. */
export interface ListCall {
  query: ListQuery;
  request: FastifyRequest;
}

/** The list that a request asks for; only calls with one are routed here. */
export function listOf({ routeOptions }: FastifyRequest): ListColumns {
  const { operation } = routeOptions.config as { operation?: Operation };
  return operation?.list ?? { orderBy: [], search: [] };
}

/**
 * The part of a short list that a call asks for: searched, ordered, cut to a page. `rows` are all of them in a total order, which
 * rows with the same value keep; their columns have the names that the contract's `list` names. `listRows` does the same in SQL.
 */
export function listPage<Row extends object>(
  { query, request }: ListCall,
  rows: readonly Row[],
): { items: Row[]; total: number } {
  const { page = 1, orderBy, orderDir } = query;
  const size = query.perPage ?? (query.page === undefined ? rows.length : usualSize);
  const { search } = listOf(request);
  const found = rows.filter((row) => isWanted(row as Record<string, unknown>, { ...query }, search));
  if (orderBy !== undefined) {
    const column = orderBy as keyof Row;
    const sign = orderDir === 'desc' ? -1 : 1;
    found.sort((left, right) => sign * compared(left[column], right[column]));
  }
  return { items: found.slice((page - 1) * size, page * size), total: found.length };
}

/** Takes empty parameters of a list away: amis sends them for a column that orders no more and for a field nobody has filled in. */
export function dropEmptyParameters(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  for (const name of Object.keys(query)) if (query[name] === '') delete query[name];
}
