import { hashPassword } from '../../server-mock/identity/accounts/password-hash.ts';
import { hashToken } from '../../server-mock/identity/sessions/token.ts';
import { asOwner, inTransaction } from '../../server-mock/kernel/database/engine.ts';
import { migrationsDirectory, readMigrations } from '../../server-mock/kernel/database/migration-files.ts';
import { applyMigration, createLedger } from '../../server-mock/kernel/database/migrations.ts';
import type { TestEngine, TestStorage } from './databases.ts';

/** The password of both people. */
export const password = 'Quiet7!Hill';

export const people = { admin: 'admin@example.com', member: 'member@example.com' };

/** The session id of a person. */
export const tokenOf = (email: string): string => `session-of-${email.split('@', 1)[0]}`;

/** A database as the first release left it, with two people who are signed in. Nothing after it is applied. */
export async function firstRelease(engine: TestEngine): Promise<TestStorage> {
  const storage = await engine.storage({ migrated: false });
  const opened = await engine.openEngine(storage);
  const [first] = readMigrations(migrationsDirectory());
  const hash = await hashPassword(password);
  await asOwner(opened, async (session) => {
    await session.script(createLedger);
    await inTransaction(session, 'begin', () => applyMigration(session, first!));
    if (opened.runtimeRole) {
      await session.script(
        `grant usage on schema public to ${opened.runtimeRole};
         grant select, insert, update, delete on all tables in schema public to ${opened.runtimeRole};`,
      );
    }
    for (const [index, email] of Object.values(people).entries()) {
      const row = [index + 1, email, email.split('@')[0], hash];
      await session.query('insert into account (id, email, name, password_hash) values ($1, $2, $3, $4)', row);
      await session.query("insert into session (token_hash, account_id, expires_at) values ($1, $2, '2999-01-01')", [
        hashToken(tokenOf(email)),
        index + 1,
      ]);
    }
  });
  await opened.close();
  return storage;
}
