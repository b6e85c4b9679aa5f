import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../tests/support/audit.ts';
import { forEachEngine, silentLog, type TestStorage } from '../../tests/support/databases.ts';
import { firstRelease, password, people, tokenOf } from '../../tests/support/first-release.ts';
import { startServer, type TestServer } from '../../tests/support/server.ts';
import { composeServices } from '../compose.ts';
import { asOwner, inTransaction } from '../database/engine.ts';
import { migrationsDirectory, readMigrations } from '../database/migration-files.ts';
import { applyMigration, createLedger } from '../database/migrations.ts';

const document = { accept: 'text/html' };
const json = { accept: 'application/json' };
forEachEngine((engine) => {
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
      const { limits } = server.services.installation;
      const rule = { freeFailures: 0, firstPause: 60, longestPause: 600, memory: 900 };
      const pause = () => limits.pause(`failures:upgrade:${people.admin.toLowerCase()}@127.0.0.1`, rule);
      for (const wish of wrong) expect((await server.visitor().post('/upgrade-db/prove', wish)).status).toBe(422);
      expect(await pause()).toBeGreaterThan(60_000);
      expect((await server.visitor().post('/upgrade-db/prove', { dbpw: 'guess' })).status).toBe(403);
      const person = server.visitor();
      const proof = await person.post('/upgrade-db/prove', { account: ' Admin@example.com', password });
      expect(proof.json.data).toEqual({ proven: true });
      expect((await person.get('/upgrade-db', document)).status).toBe(200);
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
      expect((await server.visitor().signIn(people.member, password)).cookies.size).toBe(1);
      expect((await admins[0]!.get('/upgrade-db', document)).status).toBe(200);
      expect((await server.visitor().get('/upgrade-db', document)).status).toBe(403);
      expect((await admins[0]!.post('/upgrade-db', {})).status).toBe(409);
      const lines = await auditOf(server.services);
      const actions = lines.map(({ action }) => action);
      expect(actions.filter((action) => action === 'setup.refused')).toHaveLength(5);
      expect(actions).toContain('upgrade.opened');
      expect(lines.find(({ action }) => action === 'upgrade.done')).toMatchObject({
        actor_name: 'admin',
        address: '127.0.0.1',
        detail: { backup },
      });
    });
  });

  it('is backed up and upgraded by itself where nobody is asked', async () => {
    const storage = await firstRelease(engine);
    const services = await composeServices({ ...storage, environment: {}, log: silentLog });
    expect([services.installation.state(), await services.database.pending()]).toEqual(['ready', []]);
    expect(readdirSync(join(storage.dataDir, 'backups'))).toEqual([expect.stringMatching(/^before-0002_.*\.backup$/)]);
    await services.screens.close();
    await services.database.close();
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
