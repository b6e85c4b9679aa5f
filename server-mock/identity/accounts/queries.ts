import { type Database, isUniqueViolation, type Row, type RowChange } from '../../kernel/database/index.ts';
import { type ErrorCode, fail } from '../../kernel/errors/fail.ts';
import type { Identifier, IdentifierKind } from '../../kernel/values/identifiers.ts';

export type AccountRow = Row<'account'>;

/** The channel on which every node hears that an account changed, or that its sessions ended; the payload is its id. */
export const accountChanged = 'pagewright_account';

/** The account with an id, disabled ones included. */
export function findAccount(database: Database, id: number): Promise<AccountRow | undefined> {
  return database.query.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account that may sign in under an identifier. */
export function findByIdentifier(database: Database, { kind, value }: Identifier): Promise<AccountRow | undefined> {
  const accounts = database.query.selectFrom('account').selectAll().where('disabled_at', 'is', null);
  const found =
    kind === 'email'
      ? accounts.where((eb) => eb(eb.fn('lower', ['email']), '=', value))
      : accounts.where(kind, '=', value);
  return found.executeTakeFirst();
}

/** The accounts, disabled ones included, that have one of these identifiers. */
export function findHolders(
  database: Database,
  { email, username, phone }: RowChange<'account'>,
): Promise<Pick<AccountRow, 'id' | IdentifierKind>[]> {
  return database.query
    .selectFrom('account')
    .select(['id', 'email', 'username', 'phone'])
    .where((eb) =>
      eb.or([
        ...(email ? [eb(eb.fn('lower', ['email']), '=', email)] : []),
        ...(username ? [eb('username', '=', username)] : []),
        ...(phone ? [eb('phone', '=', phone)] : []),
      ]),
    )
    .execute();
}

const takenCodes: Record<string, { field: IdentifierKind; code: ErrorCode }> = {
  account_email_key: { field: 'email', code: 'email-taken' },
  account_username_key: { field: 'username', code: 'username-taken' },
  account_phone_key: { field: 'phone', code: 'phone-taken' },
};

function explained(error: unknown): unknown {
  const { constraint } = error as { constraint?: string };
  const taken = isUniqueViolation(error) && constraint ? takenCodes[constraint] : undefined;
  return taken ? fail(taken.code, { field: taken.field }) : error;
}

/**
 * Changes an account and has every node forget what it remembered of it. The database decides whether an identifier is
 * free, so two accounts cannot race for one.
 * Throws `email-taken`, `username-taken` or `phone-taken`.
 */
export async function updateAccount(database: Database, id: number, change: RowChange<'account'>): Promise<void> {
  try {
    await database.query.updateTable('account').set(change).where('id', '=', id).execute();
  } catch (error) {
    throw explained(error);
  }
  await database.notify(accountChanged, String(id));
}

/**
 * Changes the password of an account, unless it has another one by now than the given row says. Answers whether it did; of two
 * changes at the same moment one fails.
 */
export async function replacePassword(
  database: Database,
  { id, password_hash }: AccountRow,
  change: RowChange<'account'>,
): Promise<boolean> {
  const { numUpdatedRows } = await database.query
    .updateTable('account')
    .set(change)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  await database.notify(accountChanged, String(id));
  return numUpdatedRows === 1n;
}
