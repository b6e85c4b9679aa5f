import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

/** The channel on which every node hears that the platform has chosen another theme. */
const CHANNEL = 'pagewright_theme';

/** The platform's row in the table of settings. */
const KEY = 'theme';

/** What the platform has chosen. Companies and apps have it with their records. */
export interface Themes {
  /** The id of the theme of the platform's level, or the name of a shipped one; empty: the look that is built in. */
  ofPlatform(): Promise<string>;
  /** Chooses another one, or none with an empty text. */
  choose(theme: string, trx: Transaction<Tables>): Promise<void>;
  /** Reads it again, before the caller of a choice is answered. */
  forget(): void;
}

/** Remembers what the platform has chosen, because every visit asks for it. */
export async function createThemes({ database }: Pick<ServiceBase, 'database'>): Promise<Themes> {
  let known: Promise<string> | undefined;
  const forget = () => {
    known = undefined;
  };
  await database.listen(CHANNEL, forget, forget);

  async function read(): Promise<string> {
    const row = await database.query.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
    return typeof row?.value === 'string' ? row.value : '';
  }

  return {
    ofPlatform() {
      known ??= read().catch((error: unknown) => {
        forget();
        throw error;
      });
      return known;
    },
    async choose(theme, trx) {
      const row = { key: KEY, value: JSON.stringify(theme) };
      await trx
        .insertInto('setting')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
      await database.notify(CHANNEL, '', trx);
    },
    forget,
  };
}
