import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

/** The channel on which every node hears that the platform has chosen another theme. */
const CHANNEL = 'pagewright_theme';

/** What the token of a light theme gets at its end in that of its dark twin. */
export const TWIN = '-dark';

/** The platform's row in the table of settings. */
const KEY = 'theme';

/** What every visit asks of themes: what the platform has chosen, and which themes are twins. */
export interface Themes {
  /** The id of the theme of the platform's level, or the name of a shipped one; empty: the look that is built in. */
  ofPlatform(): Promise<string>;
  /** Chooses another one, or none with an empty text. */
  choose(theme: string, trx: Transaction<Tables>): Promise<void>;
  /** The enabled theme that is the dark twin of a theme, made at the same level: its id; empty without one. */
  twinOf(companyId: number, id: string): Promise<string>;
  /** Themes are made, disabled or deleted: every node reads anew which of them are twins. */
  changed(): Promise<void>;
  /** Reads it again, before the caller of a choice is answered. */
  forget(): void;
}

/** Remembers what every visit asks for. */
export async function createThemes({ database }: Pick<ServiceBase, 'database'>): Promise<Themes> {
  let known: Promise<string> | undefined;
  let twins = new Map<string, Promise<string>>();
  const forget = () => {
    known = undefined;
    twins = new Map();
  };
  await database.listen(CHANNEL, forget, forget);

  async function read(): Promise<string> {
    const row = await database.query.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst();
    return typeof row?.value === 'string' ? row.value : '';
  }

  /** A twin is found by its token, which it gets when it is made. */
  const readTwin = (companyId: number, id: string): Promise<string> =>
    database.tenant(companyId, async (trx) => {
      const row = await trx
        .selectFrom('theme as light')
        .innerJoin('theme as twin', (join) =>
          join.onRef('twin.company_id', '=', 'light.company_id').onRef('twin.app_id', '=', 'light.app_id'),
        )
        .select('twin.id')
        .where('light.id', '=', Number(id))
        .where('twin.token', '=', sql<string>`light.token || ${TWIN}`)
        .where('twin.is_enabled', '=', true)
        .executeTakeFirst();
      return row ? String(row.id) : '';
    });

  return {
    twinOf(companyId, id) {
      const found = twins.get(id) ?? readTwin(companyId, id);
      if (!twins.has(id)) {
        twins.set(id, found);
        found.catch(() => twins.delete(id));
      }
      return found;
    },
    async changed() {
      forget();
      await database.notify(CHANNEL, '');
    },
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
