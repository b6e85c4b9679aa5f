import { beforeAll, expect, it, vi } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { obedientWorker } from '../../../tests/support/obedient-worker.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import { startServer } from '../../../tests/support/server.ts';
import { PLATFORM } from '../../kernel/database/index.ts';
import { TaskPool } from '../../kernel/processes/pool.ts';
import { createShells } from './index.ts';

/** Servers of their own are started inside the tests, and a page is tried twice; that takes longer than other tests may. */
const patience = 90_000;

const list = 'SPLIT("a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a", ",")';
const endless = ['x', 'y', 'z', 'u', 'v'].reduce((inner, name) => `COUNT(ARRAYMAP(${list}, ${name} => ${inner}))`, '1');

/** A page of some thousand million steps. */
const hostile = (title: string) => ({
  type: 'page',
  title,
  body: Array.from({ length: 3 }, (_, number) => ({ type: 'tpl', tpl: `\${${endless} + ${number}}` })),
});
const sound = (title: string) => ({ type: 'page', title, body: { type: 'tpl', tpl: 'welcome' } });

const startOf = ({ text }: Answer): StartData =>
  JSON.parse(/<script type="application\/json" id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!);
const shellOf = ({ text }: Answer): string => /<div id="shell">(.*?)<\/div><div id="root">/s.exec(text)![1]!;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let visitor: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    visitor = server.visitor();
  });

  /** Puts a version into force past the checker, as an older version of the program may have. */
  async function store(version: number, schema: unknown): Promise<void> {
    const row = { company_id: PLATFORM, app_id: -1, screen_id: 'account/login' };
    await server.services.database.tenant(PLATFORM, async (trx) => {
      const values = { ...row, version, schema: JSON.stringify(schema), author_id: 1 };
      await trx.insertInto('screen_version').values(values).execute();
      await trx
        .insertInto('screen')
        .values({ ...row, published_version: version })
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'app_id', 'screen_id']).doUpdateSet({ published_version: version }),
        )
        .execute();
    });
  }

  const rejections = async () =>
    (await auditOf(server.services, PLATFORM)).filter(({ action }) => action === 'screen.rejected');
  const layerOf = async (person: Person, address = '/login') => startOf(await person.get(address)).screen.layer;

  it('compiles one form of the built-in page for fifty addresses that differ in what it does not read', async () => {
    await visitor.get('/login?x=0');
    const compile = vi.spyOn(TaskPool.prototype, 'run');
    const addresses = Array.from({ length: 50 }, (_, number) => `/login?x=${number}&redirect=%2Fi`);
    const answers = await Promise.all(addresses.map((address) => visitor.get(address)));
    expect(compile).toHaveBeenCalledTimes(1);
    compile.mockRestore();
    for (const [number, answer] of answers.entries()) {
      expect(shellOf(answer)).toContain(`/login/passkey?x=${number}&amp;redirect=%2Fi"`);
      expect(shellOf(answer)).not.toContain('open-');
    }
  });

  it('answers everybody while a page hangs, its own visitors without a static form, and stops all the same', async () => {
    const admin = await server.person('admin@example.com');
    const schema = { type: 'page', title: 'hang', body: 'x' };
    expect((await admin.post('/api/screen/account/login/publish', { schema })).status).toBe(200);
    const { services } = server;
    const own = services.shells;
    services.shells = createShells({ ...services, program: obedientWorker });
    const hanging = await Promise.all(['1', '2', '3'].map((x) => visitor.get(`/login?x=${x}`)));
    for (const answer of hanging) expect([startOf(answer).screen.layer, shellOf(answer)]).toEqual(['platform', '']);
    expect(shellOf(await visitor.get('/login?safe=1'))).toContain('<p>');
    await services.shells.close();
    services.shells = own;
    await admin.send('/api/screen/account/login', { method: 'DELETE' });
    expect(await rejections()).toEqual([]);
  });

  it(
    'leaves a page without end aside, for good, and tries the next version',
    async () => {
      await store(2, hostile('first'));
      const compile = vi.spyOn(TaskPool.prototype, 'run');
      await vi.waitFor(async () => expect(await layerOf(visitor)).toBe('builtin'), patience);
      const tries = compile.mock.calls.filter(([owner]) => owner === String(PLATFORM)).length;
      expect(await rejections()).toMatchObject([
        { target: 'account/login', detail: { layer: 'platform', version: 2 } },
      ]);
      for (const x of ['1', '2', '3']) expect(await layerOf(visitor, `/login?x=${x}`)).toBe('builtin');
      expect(compile.mock.calls.filter(([owner]) => owner === String(PLATFORM)).length).toBe(tries);

      compile.mockClear();
      await server.stop();
      const again = await startServer({ storage: server.storage });
      expect(await layerOf(again.visitor())).toBe('builtin');
      expect(compile.mock.calls.filter(([owner]) => owner !== 'builtin')).toEqual([]);
      compile.mockRestore();
      expect(
        (await auditOf(again.services, PLATFORM)).filter(({ action }) => action === 'screen.rejected'),
      ).toHaveLength(1);

      const admin = await again.person('admin@example.com');
      const schema = sound('second');
      expect((await admin.post('/api/screen/account/login/publish', { schema })).status).toBe(200);
      const next = await again.visitor().get('/login');
      expect(startOf(next).screen).toMatchObject({ layer: 'platform', version: 3 });
      await vi.waitFor(async () => {
        expect(shellOf(await again.visitor().get('/login'))).toContain('welcome');
      }, patience);
      await again.stop();
    },
    patience,
  );
});
