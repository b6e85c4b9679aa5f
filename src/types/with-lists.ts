import shared from '../../schemas/contracts/list-query.schema.json' with { type: 'json' };
import type { Contract, Operation, Schema } from './contract.ts';

/** What is read of an operation here. */
type Listing = Pick<Operation, 'list' | 'query'>;

/** Looks through one column as `keywords` looks through all of them: amis sends it for a column that is `searchable`. */
const columnText = (column: string): Schema => ({
  ...shared.properties.keywords,
  description: `Part of \`${column}\`, in letters of either case.`,
});

/** One value of a column; the rows that have it are answered. */
const columnValue = (column: string): Schema => ({
  type: 'string',
  maxLength: 100,
  description: `The rows whose \`${column}\` is this.`,
});

/** The parameters of a list: the shared five with what this one allows and usually takes, a text for each searched column, then its own. */
function listParameters(
  { orderBy, search, filter = [], usual = {} }: NonNullable<Listing['list']>,
  own: Schema,
): Schema {
  const { orderBy: order, ...rest } = shared.properties;
  const columns = Object.fromEntries(search.map((column) => [column, columnText(column)]));
  const values = Object.fromEntries(filter.map((column) => [column, columnValue(column)]));
  const five: Record<string, Schema> = { ...rest, orderBy: { description: order.description, enum: orderBy } };
  const filled = Object.fromEntries(
    Object.entries(usual).map(([name, value]) => [name, { ...five[name], default: value }]),
  );
  return { ...five, ...filled, ...columns, ...values, ...own };
}

/** An operation whose query is written out: one without a `list` is as it was. */
export function withListQuery<Source extends Listing>(operation: Source): Source {
  const { list, query } = operation;
  if (!list) return operation;
  const own = (query?.['properties'] ?? {}) as Schema;
  return {
    ...operation,
    query: { ...query, type: 'object', additionalProperties: false, properties: listParameters(list, own) },
  };
}

/**
 * A contract in which each call with a `list` has the query that `list-query.schema.json` and its own columns make up. The
 * generated modules hand out contracts this way, so server, OpenAPI document and types agree.
 */
export function withLists<Operations>(contract: Contract): Contract<Operations> {
  return { ...contract, operations: contract.operations.map(withListQuery) } as Contract<Operations>;
}
