import type {
  Insertable,
  RawBuilder,
  Selectable,
  SelectQueryBuilder,
  Transaction,
  Updateable,
  UpdateQueryBuilder,
} from 'kysely';
import { type Context, listRows, type Operation } from '../contracts/index.ts';
import { isUniqueViolation, PLATFORM, type Tables } from '../database/index.ts';
import { type ErrorCode, fail } from '../errors/fail.ts';
import { randomId } from '../values/random-id.ts';

/** Whose rows they are: what the path of a call addresses, or the caller's own. */
const scopes = {
  company: ({ scope }: Context) => ({ company_id: scope.companyId }),
  app: ({ scope }: Context) => ({ company_id: scope.companyId, app_id: scope.appId }),
  person: ({ me }: Context) => ({ account_id: me.id }),
};

/** Tables whose rows have an id of their own within their scope. */
type Table = { [Name in keyof Tables]: Selectable<Tables[Name]> extends { id: number } ? Name : never }[keyof Tables];

type ColumnsOf<Name extends Table> = keyof Selectable<Tables[Name]> & string;
type Given<Name extends Table> = Omit<Insertable<Tables[Name]>, 'id' | 'company_id' | 'app_id' | 'account_id'>;

/** How the rows of a table are kept. */
export interface RowsOptions<Name extends Table> {
  of: keyof typeof scopes;
  /** The column by which people know a row; the audit has it. */
  named: ColumnsOf<Name>;
  /** What is answered when a unique column has the value already. */
  taken?: { code: ErrorCode; field: string };
}

/** What a query can be narrowed by; Kysely's own types know the tables one by one alone. */
type Narrowed<Query> = { where(column: string, is: '=', value: unknown): Query };

/**
 * Writes the audit's line that the contract of the running call names (`audit`); nothing when it names none.
 * @param trx the transaction of the change
 * @param row what was changed, and its company; without one, the line is about the caller and belongs to the platform
 */
export async function auditedBy(
  { services, request, me }: Context,
  trx: Transaction<Tables>,
  { id, name, companyId }: { id: number; name: unknown; companyId: number | undefined },
): Promise<void> {
  const { operation } = request.routeOptions.config as { operation?: Operation };
  if (!operation?.audit) return;
  const about = companyId === undefined ? { target: String(me.id) } : { companyId, target: String(id) };
  const entry = { action: operation.audit, ...about, actor: me, address: request.ip, detail: { id, name } };
  await services.audit.record(entry, trx);
}

/**
 * The rows of a table within one company, app or person: found, listed, added, changed and deleted there and nowhere else. A change and
 * the audit's line that the call's contract names (`audit`) are stored in one transaction, or neither is.
 */
export function rowsOf<Name extends Table>(context: Context, table: Name, { of, named, taken }: RowsOptions<Name>) {
  type Row = Selectable<Tables[Name]>;
  const { database } = context.services;
  const scope = scopes[of](context);
  const companyId = 'company_id' in scope ? scope.company_id : undefined;

  function inScope<Query>(query: Query, also: object = {}): Query {
    let narrowed = query;
    for (const [column, value] of Object.entries({ ...scope, ...also }))
      narrowed = (narrowed as Narrowed<Query>).where(`${table}.${column}`, '=', value);
    return narrowed;
  }

  const within = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    database.tenant(companyId ?? PLATFORM, work);

  async function written(trx: Transaction<Tables>, row: unknown): Promise<Row> {
    if (!row) throw fail('not-found');
    const { id, [named]: name } = row as { id: number } & Record<string, unknown>;
    await auditedBy(context, trx, { id, name, companyId });
    return row as Row;
  }

  const write = (work: (trx: Transaction<Tables>) => Promise<unknown>): Promise<Row> =>
    within(async (trx) => written(trx, await work(trx))).catch((error: unknown) => {
      throw taken && isUniqueViolation(error) ? fail(taken.code, { field: taken.field }) : error;
    });

  return {
    /** Throws `not-found`. */
    async find(id: number): Promise<Row> {
      const row = await within((trx) => inScope(trx.selectFrom(table as never).selectAll(), { id }).executeTakeFirst());
      if (!row) throw fail('not-found');
      return row as Row;
    },
    /** The part of the list that the call asks for. `columns` and `order` are as in `listRows`. */
    list(columns: Readonly<Record<string, RawBuilder<unknown>>>, order: RawBuilder<unknown>) {
      return within(async (trx) => {
        const rows = inScope(trx.selectFrom(table as never).selectAll()) as unknown as SelectQueryBuilder<
          Tables,
          Name,
          Row
        >;
        return listRows(context as never, { from: trx, rows, columns, order });
      });
    },
    insert: (given: Given<Name>, id = randomId()): Promise<Row> =>
      write((trx) =>
        trx
          .insertInto(table)
          .values({ ...given, ...scope, id } as never)
          .returningAll()
          .executeTakeFirst(),
      ),
    /** Throws `not-found`. */
    change: (id: number, given: Updateable<Tables[Name]>): Promise<Row> =>
      write((trx) =>
        inScope(
          (trx.updateTable(table) as never as UpdateQueryBuilder<Tables, 'company', 'company', object>).set(
            given as never,
          ),
          { id },
        )
          .returningAll()
          .executeTakeFirst(),
      ),
    /** Deletes a row and answers it. Throws `not-found`. */
    delete: (id: number): Promise<Row> =>
      write((trx) =>
        inScope(trx.deleteFrom(table as never), { id })
          .returningAll()
          .executeTakeFirst(),
      ),
  };
}
