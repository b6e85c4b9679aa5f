import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<{ active: boolean }>();

/** Inside a transaction every query belongs on `trx`. */
export class NestedQueryError extends Error {
  readonly code = 'PAGEWRIGHT_NESTED_QUERY';
  constructor() {
    super(
      'A query outside of the running transaction would wait for that transaction to end, and so for ever: use the ' +
        'transaction (trx) that the work was given, or query after it.',
    );
  }
}

/** Marks `work` as the inside of a transaction. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const state = { active: true };
  try {
    return await running.run(state, work);
  } finally {
    state.active = false;
  }
}

/**
 * Refuses a second connection to work that holds one: the embedded database has a single one, and a pool whose
 * connections are all held by such work stands still.
 * @throws NestedQueryError
 */
export function refuseNestedWork(): void {
  if (running.getStore()?.active) throw new NestedQueryError();
}
