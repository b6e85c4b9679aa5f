import { type Database, PLATFORM } from '../../../kernel/database/index.ts';
import type { BuiltinScreens } from '../builtin.ts';

/**
 * Makes what keeps the shipped page of a screen, so that a merge finds it after an upgrade. It is kept before something is based
 * on it; a page that nothing is based on in the end does no harm. Each version is stored once.
 */
export function createShippedKeeper(database: Database, builtin: Pick<BuiltinScreens, 'get'>) {
  const kept = new Set<string>();
  return async (id: string): Promise<void> => {
    const shipped = builtin.get(id);
    if (!shipped) return;
    const key = `${id} ${shipped.version}`;
    if (kept.has(key)) return;
    const schema = JSON.stringify(shipped.schema);
    await database.tenant(PLATFORM, (trx) =>
      trx
        .insertInto('screen_shipped')
        .values({ company_id: PLATFORM, screen_id: id, version: shipped.version, schema })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    kept.add(key);
  };
}
