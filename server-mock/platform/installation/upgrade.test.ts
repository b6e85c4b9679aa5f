import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine, silentLog, type TestStorage } from '../../../tests/support/databases.ts';
import { firstRelease, password, people, tokenOf } from '../../../tests/support/first-release.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { appCode } from '../../../tests/support/two-step.ts';
import { composeServices } from '../../compose.ts';
import { replaceBackupCodes } from '../../identity/second-step/backup-codes.ts';
import { offerTwoStep, takeUpTwoStep } from '../../identity/second-step/queries.ts';
import { newSecret } from '../../identity/second-step/totp.ts';
import { restore } from '../../kernel/database/dump/index.ts';
import { asOwner, inTransaction } from '../../kernel/database/engine.ts';
import { migrationsDirectory, readMigrations } from '../../kernel/database/migration-files.ts';
import { applyMigration, createLedger } from '../../kernel/database/migrations.ts';
import { twoStepPlace } from '../../kernel/secrets/rotate.ts';

/** How the migrations make a table. */
function definitionOf(table: string): string {
  const scripts = readMigrations(migrationsDirectory()).map(({ sql: script }) => script);
  return new RegExp(`create table ${table} \\([^;]*;`).exec(scripts.join('\n'))![0];
}

const document = { accept: 'text/html' };
const json = { accept: 'application/json' };
onOneEngine((engine) => {
  describe('a database of an older release', () => {
    let server: TestServer;
    let storage: TestStorage;
    const withSession = (email: string) => {
      const person = server.visitor();
      person.cookies.set(server.services.config.session.cookieName, tokenOf(email));
      return person;
    };

    beforeAll(async () => {
      storage = await firstRelease(engine);
      const environment = { PAGEWRIGHT_ADMINISTRATORS: people.admin };
      server = await startServer({ storage, clean: true, environment });
    });
    afterAll(() => server.stop());

    it('waits at /upgrade-db, which is not for everybody', async () => {
      for (const person of [server.visitor(), withSession(people.member)]) {
        const page = await person.get('/', document);
        expect([page.status, page.headers.get('location')]).toEqual([302, '/upgrade-db']);
        expect((await person.get('/upgrade-db', document)).status).toBe(403);
        expect((await person.get('/upgrade-db', json)).status).toBe(403);
        expect((await person.post('/upgrade-db', {})).status).toBe(403);
        expect((await person.post('/install', { dbpw: 'x' })).status).toBe(409);
        expect((await person.get('/api/user/info')).status).toBe(503);
      }
      expect((await server.services.database.pending()).length).toBeGreaterThan(0);
    });

    it('takes the password of an administrator, and of nobody else', async () => {
      const wrong = [
        { account: people.admin, password: 'Wrong7!Hill' },
        { account: people.member, password },
        { account: 'nobody@example.com', password },
        { account: people.admin.toUpperCase(), password: '' },
      ];
      const { limits } = server.services;
      const rule = { freeFailures: 0, firstPause: 60, longestPause: 600, memory: 900 };
      const pause = () => limits.pause(`failures:upgrade:${people.admin.toLowerCase()}@127.0.0.1`, rule);
      for (const wish of wrong) expect((await server.visitor().post('/upgrade-db/prove', wish)).status).toBe(422);
      expect(await pause()).toBeGreaterThan(60_000);
      expect((await server.visitor().post('/upgrade-db/prove', { dbpw: 'guess' })).status).toBe(403);
      const person = server.visitor();
      const proof = await person.post('/upgrade-db/prove', { account: ' Admin@example.com', password });
      expect(proof.json.data).toEqual({ proven: true, secondStep: false });
      expect((await person.get('/upgrade-db', document)).status).toBe(200);
      const dbpw = server.setupCode() || decodeURIComponent(new URL(storage.databaseUrl!).password);
      expect((await server.visitor().post('/upgrade-db/prove', { dbpw })).json.data).toMatchObject({ proven: true });
      expect((await server.visitor().get('/upgrade-db', json)).status).toBe(403);
    });

    it('shows what is pending to whom it concerns', async () => {
      const admin = withSession(people.admin);
      const answer = await admin.get<{ upQuery: string; pending: string[] }>('/upgrade-db', json);
      expect(answer.json.data.pending[0]).toBe('0002_installation.sql');
      expect(answer.json.data.upQuery).toContain('-- 0002_installation.sql');
      expect(answer.json.data.upQuery).not.toContain('0001_foundation.sql');
    });

    it('is backed up and upgraded once, and opens then', async () => {
      const admins = [withSession(people.admin), withSession(people.admin)];
      const answers = await Promise.all(admins.map((admin) => admin.post('/upgrade-db', { redirect: '/i/profile' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { backup, redirect } = answers.find(({ status }) => status === 200)!.json.data as unknown as {
        backup: string;
        redirect: string;
      };
      expect(redirect).toBe('/i/profile');
      expect([existsSync(backup), backup.startsWith(join(storage.dataDir, 'backups'))]).toEqual([true, true]);
      expect(await server.services.database.pending()).toEqual([]);
      expect((await admins[0]!.get('/api/user/info')).json.data).toMatchObject({ email: people.admin });
      expect((await server.visitor().signIn(people.member, password)).cookies.has('pagewright_session')).toBe(true);
      for (const closed of ['/install', '/install-org', '/upgrade-db']) {
        expect((await withSession(people.admin).get(closed, document)).status).toBe(409);
        expect((await server.visitor().get(closed, document)).status).toBe(403);
      }
      expect((await admins[0]!.get('/upgrade-db', json)).status).toBe(409);
      expect((await server.visitor().get('/upgrade-db', json)).status).toBe(403);
      expect((await admins[0]!.post('/upgrade-db', {})).status).toBe(409);
      expect((await server.visitor().post('/upgrade-db/prove', { account: people.admin, password })).status).toBe(409);
      const lines = await auditOf(server.services);
      const actions = lines.map(({ action }) => action);
      expect(actions.filter((action) => action === 'setup.refused')).toHaveLength(5);
      const refused = lines.filter(({ action }) => action === 'setup.refused');
      expect(refused.map(({ target }) => target).sort()).toEqual(['', '', '', '1', '1']);
      const opened = lines.filter(({ action }) => action === 'upgrade.opened');
      const operator = server.services.installation.secret().kind;
      expect(opened.map(({ actor_name, actor_id }) => [actor_name, actor_id])).toEqual([
        ['admin', 1],
        [operator, null],
      ]);
      expect(lines.find(({ action }) => action === 'upgrade.done')).toMatchObject({
        actor_name: 'admin',
        address: '127.0.0.1',
        detail: { backup },
      });
    });
  });

  describe('a database of an older release that knows two-step sign-in', () => {
    let server: TestServer;
    let secret: string;
    const prove = (wish: object) => server.visitor().post('/upgrade-db/prove', { account: people.admin, ...wish });

    beforeAll(async () => {
      const storage = await firstRelease(engine);
      const opened = await engine.openEngine(storage);
      await asOwner(opened, async (session) => {
        for (const table of ['two_step', 'backup_code']) {
          await session.script(definitionOf(table));
          if (opened.runtimeRole) await session.script(`grant all on ${table} to ${opened.runtimeRole}`);
        }
      });
      await opened.close();
      server = await startServer({ storage, clean: true, environment: { PAGEWRIGHT_ADMINISTRATORS: people.admin } });
      const { database, secrets, now } = server.services;
      secret = newSecret();
      await offerTwoStep(database, 1, secrets.seal(secret, twoStepPlace(1)), now());
      await takeUpTwoStep(database, 1, 0, now());
    });
    afterAll(() => server.stop());

    it('asks for the second step as well, and takes a code once', async () => {
      expect((await prove({ password: 'Wrong7!Hill', code: '123456' })).json.errors).toHaveProperty('password');
      const first = await prove({ password });
      expect(first.json.data).toEqual({ proven: false, secondStep: true });
      expect(first.headers.getSetCookie()).toEqual([]);
      const wrong = await prove({ password, code: 'aaaaaaaaaa' });
      expect([wrong.status, Object.keys(wrong.json.errors ?? {})]).toEqual([422, ['code']]);
      const { limits } = server.services;
      const rule = { freeFailures: 0, firstPause: 60, longestPause: 60, memory: 900 };
      expect(await limits.pause('failures:upgrade-code:1@127.0.0.1', rule)).toBeGreaterThan(0);
      const code = appCode(secret, server.services.now());
      expect((await prove({ password, code })).json.data).toEqual({ proven: true, secondStep: false });
      expect((await prove({ password, code })).status).toBe(422);
    });

    it('takes a backup code in its place', async () => {
      const [backupCode = ''] = await replaceBackupCodes(server.services.database, 1);
      expect((await prove({ password, code: backupCode })).json.data).toMatchObject({ proven: true });
      expect((await prove({ password, code: backupCode })).status).toBe(422);
    });

    it('knows no session that rested for longer than a week, nor one of a disabled account', async () => {
      const person = server.visitor();
      person.cookies.set(server.services.config.session.cookieName, tokenOf(people.admin));
      const { database } = server.services;
      const rest = (days: number) =>
        sql`update session set last_used_at = now() - make_interval(days => ${days})`.execute(database.query);
      await rest(8);
      expect((await person.get('/upgrade-db', json)).status).toBe(403);
      await rest(6);
      expect((await person.get('/upgrade-db', json)).status).toBe(200);
      await sql`update account set disabled_at = now()`.execute(database.query);
      expect((await person.get('/upgrade-db', json)).status).toBe(403);
    });
  });

  it('is backed up and upgraded by itself where nobody is asked, and the backup restores', async () => {
    const storage = await firstRelease(engine);
    const services = await composeServices({ ...storage, environment: {}, log: silentLog });
    expect([services.installation.state(), await services.database.pending()]).toEqual(['ready', []]);
    const backups = join(storage.dataDir, 'backups');
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^before-0002_.*\.backup$/)]);
    await services.screens.close();
    await services.database.close();

    const elsewhere = await engine.storage({ migrated: false });
    const empty = await engine.openEngine(elsewhere);
    await restore(empty, join(backups, readdirSync(backups)[0]!), {
      ...{ force: false, progress: () => undefined },
      key: services.config.encryptionKey,
    });
    await empty.close();
    const environment = { PAGEWRIGHT_ADMINISTRATORS: people.admin };
    const server = await startServer({ storage: elsewhere, clean: true, environment });
    expect(server.services.installation.state()).toBe('ready');
    expect((await server.visitor().signIn(people.member, password)).cookies.has('pagewright_session')).toBe(true);
    await server.stop();
  });

  it('is installed on after an installation that was cut off', async () => {
    const storage = await engine.storage({ migrated: false });
    const opened = await engine.openEngine(storage);
    await asOwner(opened, async (session) => {
      await session.script(createLedger);
      await inTransaction(session, 'begin', () => applyMigration(session, readMigrations(migrationsDirectory())[0]!));
    });
    await opened.close();
    const server = await startServer({ storage, clean: true });
    expect(server.services.installation.state()).toBe('empty');
    const dbpw = server.setupCode() || decodeURIComponent(new URL(storage.databaseUrl!).password);
    expect((await server.visitor().post('/install', { dbpw })).status).toBe(200);
    expect(server.services.installation.state()).toBe('organisation');
    await server.stop();
  });
});
