import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../server-mock/kernel/database/index.ts';

/** A transaction of a company, as it was run. */
export interface WatchedTransaction {
  /** Its statements in SQL. */
  statements: string[];
  /** Its place among all begins and ends. The end is infinite while it runs. */
  began: number;
  ended: number;
}

/**
 * Notes the transactions of companies that a server runs while `work` is done, so that tests count statements in place of time.
 * The statements that begin and end them are left out.
 */
export async function watchTransactions(
  database: Database,
  work: () => Promise<unknown>,
): Promise<WatchedTransaction[]> {
  const seen: WatchedTransaction[] = [];
  let clock = 0;
  const { tenant } = database;
  const watched = async <T>(trx: Transaction<Tables>, run: (trx: Transaction<Tables>) => Promise<T>): Promise<T> => {
    clock += 1;
    const own: WatchedTransaction = { statements: [], began: clock, ended: Number.POSITIVE_INFINITY };
    seen.push(own);
    const executor = trx.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = (query) => {
      own.statements.push(query.sql);
      return execute(query);
    };
    try {
      return await run(trx);
    } finally {
      clock += 1;
      own.ended = clock;
    }
  };
  database.tenant = (companyId, run) => tenant(companyId, (trx) => watched(trx, run));
  try {
    await work();
  } finally {
    database.tenant = tenant;
  }
  return seen;
}
