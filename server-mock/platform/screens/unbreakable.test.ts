import { beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import type { BuiltinScreens } from './builtin.ts';
import { createResolver } from './resolver.ts';

const sound = { type: 'page', body: 'sound' };

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    admin = await server.person('admin@example.com');
  });

  /** Puts an override into the tables that the checker would refuse, as an older version of the program might have. */
  async function store(id: string, schema: unknown): Promise<void> {
    const row = { company_id: -1, app_id: -1, screen_id: id };
    await server.services.database.tenant(-1, async (trx) => {
      await trx
        .insertInto('screen')
        .values({ ...row, published_version: 1 })
        .execute();
      await trx
        .insertInto('screen_version')
        .values({ ...row, version: 1, schema: JSON.stringify(schema), author_id: 1 })
        .execute();
    });
  }

  const audited = (action: string, target: string) =>
    server.services.database.tenant(-1, (trx) =>
      trx.selectFrom('audit').selectAll().where('action', '=', action).where('target', '=', target).execute(),
    );

  it('refuses to publish what does not validate, and says where', async () => {
    const schema = { type: 'page', body: [{ type: 'tpl', tpl: 'ok' }, { type: 'buton' }] };
    const answer = await admin.post('/api/screen/home/companies/publish', { schema });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([
      expect.objectContaining({
        pointer: '/body/1/type',
        severity: 'error',
        line: 9,
        column: 15,
        suggestion: 'button',
      }),
    ]);
    expect((await admin.get('/api/screen/home/companies')).json.data.layer).toBe('builtin');
    const call = { type: 'page', body: [{ type: 'service', api: '/api/companyy' }, 'i18n:no.such.text'] };
    const validate = '/api/screen/home/companies/validate';
    const { json } = await admin.post<{ messages: { code: string }[] }>(validate, { schema: call });
    expect(json.data.messages.map(({ code }) => code)).toEqual(['api.unknown', 'text.unknown-key']);
    const script = { type: 'page', body: { type: 'tpl', visibleOn: 'alert(1)' } };
    expect((await admin.post('/api/screen/home/companies/publish', { schema: script })).status).toBe(422);
  });

  it('passes over a stored override that no longer validates, tells administrators and audits it once', async () => {
    await store('user-center/profile', { type: 'page', body: { type: 'no-such-type' } });
    for (const _ of [1, 2]) {
      expect((await admin.get('/api/screen/user-center/profile')).json.data.layer).toBe('builtin');
    }
    expect(await audited('screen.rejected', 'user-center/profile')).toMatchObject([
      { detail: { layer: 'platform', version: 1, message: expect.stringContaining('/body/type') } },
    ]);
    const document = (await admin.get('/i/profile')).text;
    expect(document).toContain('"kind":"override-invalid"');
    const member = await server.person('member');
    expect((await member.get('/i/profile')).text).not.toContain('override-invalid');
  });

  it('passes over one although nothing can be written about it, and audits it later', async () => {
    await store('errors/forbidden', sound);
    const record = vi.fn().mockRejectedValueOnce(new Error('the disk is full')).mockResolvedValue(undefined);
    const { database, log } = server.services;
    const shipped = { id: 'errors/forbidden', schema: sound, version: 1, layer: 'builtin' } as const;
    const builtin = { get: () => shipped, ids: () => [shipped.id] } as unknown as BuiltinScreens;
    const check = async () => ({ pointer: '/body', message: '/body: not today' });
    const lowest = () => 'app' as const;
    const resolver = createResolver({ database, log, audit: { record }, builtin, check, lowest });
    for (const calls of [1, 2, 2]) {
      const resolved = await resolver.resolve({ companyId: -1, appId: -1 }, shipped.id);
      expect(resolved).toMatchObject({ layer: 'builtin', rejected: [{ layer: 'platform', version: 1 }] });
      expect(record).toHaveBeenCalledTimes(calls);
      resolver.forget();
    }
  });

  it('passes over one that cannot be checked now, writes nothing about it and shows it as soon as it can be', async () => {
    const { database, log } = server.services;
    const record = vi.fn();
    const shipped = { id: 'errors/forbidden', schema: sound, version: 1, layer: 'builtin' } as const;
    const builtin = { get: () => shipped, ids: () => [shipped.id] } as unknown as BuiltinScreens;
    const check = vi.fn().mockRejectedValueOnce(new Error('no process')).mockResolvedValue(undefined);
    const resolver = createResolver({ database, log, audit: { record }, builtin, check, lowest: () => 'app' });
    const layer = async () => (await resolver.resolve({ companyId: -1, appId: -1 }, shipped.id))?.layer;
    expect(await layer()).toBe('builtin');
    resolver.forget();
    expect(await layer()).toBe('platform');
    expect(record).not.toHaveBeenCalled();
  });

  it('keeps the login page within reach, whatever overrides it', async () => {
    await store('account/login', { type: 'page', body: { type: 'no-such-type' } });
    const visitor = server.visitor();
    const page = await visitor.get('/login');
    expect([page.status, page.text.includes('"layer":"builtin"')]).toEqual([200, true]);
    await admin.post('/api/screen/account/login/publish', { schema: { type: 'page', body: 'no way in' } });
    expect((await visitor.get('/login')).text).toContain('no way in');
    const safe = await visitor.get('/login?safe=1');
    expect(safe.text).toContain('"layer":"builtin"');
    expect(safe.text).toContain('"safe":true');
  });
});
