import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditOf } from '../tests/support/audit.ts';
import { onPglite, silentLog } from '../tests/support/databases.ts';
import { copyOfSchemas, startServer } from '../tests/support/server.ts';
import { composeServices } from './compose.ts';
import { findProjectRoot } from './kernel/program/project-root.ts';
import { demoId } from './operations/demo/data.ts';

/** Programs of their own are started inside the tests; that takes longer than other tests may. */
const patience = 90_000;

/** Starts the server where it cannot start; answers what it printed. */
function start(environment: Record<string, string>): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const env = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', ...environment };
  const parameters = ['--liftoff-only', '--import', 'tsx', 'server-mock/main.ts'];
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, { cwd: findProjectRoot(), env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    );
  });
}

/** Starts the server, and stops it once it is ready. */
async function startAndStop(environment: Record<string, string>): Promise<void> {
  const env = { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', PORT: '0', ...environment };
  const parameters = ['--liftoff-only', '--import', 'tsx', 'server-mock/main.ts'];
  const program = spawn(process.execPath, parameters, { cwd: findProjectRoot(), env });
  const ended = once(program, 'exit');
  for await (const printed of program.stdout) if (String(printed).includes('ready at')) program.kill('SIGTERM');
  await ended;
}

onPglite((engine) => {
  it(
    'tells in one line that PORT is no port',
    async () => {
      const { dataDir } = await engine.storage();
      const { code, stderr } = await start({ PORT: 'abc', DATA_DIR: dataDir });
      expect([code, stderr]).toEqual([1, 'PORT=abc is not a port number (0–65535).\n']);
    },
    patience,
  );

  it(
    'tells in one line that the port is in use, after the password of the accounts it has made',
    async () => {
      const holder = createServer();
      await once(holder.listen(0, '127.0.0.1'), 'listening');
      const { port } = holder.address() as AddressInfo;
      const { dataDir } = await engine.storage();
      const { code, stdout, stderr } = await start({ PORT: String(port), DATA_DIR: dataDir });
      holder.close();
      expect(code).toBe(1);
      expect(stderr).toMatch(new RegExp(`^Port ${port} is in use.*npm start\n$`));
      expect(stdout).toMatch(/^ {2}password: \S{12}$/m);
    },
    patience,
  );

  it(
    'tells in one line that PostgreSQL cannot be reached, and keeps the password',
    async () => {
      const { dataDir } = await engine.storage();
      const databaseUrl = 'postgres://ann:secret@127.0.0.1:1/pagewright';
      const { code, stderr } = await start({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^The PostgreSQL server of DATABASE_URL \(127\.0\.0\.1:1\/pagewright\).*ECONNREFUSED.*\n$/,
      );
      expect(stderr).not.toContain('secret');
    },
    patience,
  );

  it.each([
    ['schemas/routes.json', '{"routes": [}'],
    ['schemas/locales/en-US.json', '{"a": '],
  ])('names the malformed file %s', async (file, text) => {
    const projectRoot = copyOfSchemas();
    writeFileSync(join(projectRoot, file), text);
    const settings = { ...(await engine.storage()), environment: {}, log: silentLog, projectRoot };
    await expect(composeServices(settings)).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringContaining(`${file} cannot be read: `),
    });
    rmSync(projectRoot, { recursive: true });
  });

  it(
    'deletes what was removed more than 30 days ago',
    async () => {
      const storage = await engine.storage();
      const companyId = demoId('company:globex');
      const first = await startServer({ storage });
      const { database, companies } = first.services;
      const { id } = (await companies.findApp(companyId, 'crm'))!;
      const removed_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
      await database.tenant(companyId, async (trx) => {
        await trx.updateTable('app').set({ removed_at }).where('id', '=', id).execute();
        await trx
          .insertInto('removed_thing')
          .values({ company_id: companyId, kind: 'app', app_id: id, key: 'crm', removed_at })
          .execute();
      });
      await first.stop();
      await startAndStop({ DATA_DIR: storage.dataDir });
      const second = await startServer({ storage });
      const lines = await auditOf(second.services, companyId);
      expect(lines.filter(({ action }) => action === 'app.purged')).toMatchObject([{ target: 'crm' }]);
      await second.stop();
    },
    2 * patience,
  );
});
