import type { Database, NewRow, Row } from '../../kernel/database/index.ts';

/** The passkeys of an account, the oldest first. */
export function passkeysOf(database: Database, accountId: number): Promise<Row<'passkey'>[]> {
  const own = database.query.selectFrom('passkey').selectAll().where('account_id', '=', accountId);
  return own.orderBy('created_at').orderBy('id').execute();
}

/** The passkey of a credential. */
export function findPasskey(database: Database, credentialId: string): Promise<Row<'passkey'> | undefined> {
  const found = database.query.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId);
  return found.executeTakeFirst();
}

/** Stores a passkey; false when its credential is known already. */
export async function addPasskeyRow(database: Database, passkey: NewRow<'passkey'>): Promise<boolean> {
  const stored = await database.query
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Renames a passkey of an account; false when it has none of this id. */
export async function renamePasskeyRow(database: Database, accountId: number, id: number, name: string) {
  const own = database.query.updateTable('passkey').set({ name }).where('account_id', '=', accountId);
  return (await own.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/** Deletes a passkey of an account; false when it has none of this id. */
export async function deletePasskeyRow({ query }: Pick<Database, 'query'>, accountId: number, id: number) {
  const own = query.deleteFrom('passkey').where('account_id', '=', accountId);
  return (await own.where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/** Notes a use, with the authenticator's counter. */
export async function notePasskeyUse(database: Database, credentialId: string, counter: number, at: Date) {
  const used = { counter, last_used_at: at };
  await database.query.updateTable('passkey').set(used).where('credential_id', '=', credentialId).execute();
}
