import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { endMembership } from '../../identity/companies/membership.ts';

const id = 'home/companies';
const page = (body: string) => ({ schema: { type: 'page', body } });

interface Served {
  version: number;
  layer: string;
  report?: string;
}

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let member: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    admin = await server.person('admin@example.com');
    member = await server.person('member');
  });

  const audited = (companyId: number, target: string) =>
    server.services.database.tenant(companyId, (trx) =>
      trx
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', 'screen.failed')
        .where('target', '=', target)
        .where('company_id', '=', companyId)
        .execute(),
    );

  async function served(person: Person, path = `/api/screen/${id}`): Promise<Served> {
    return (await person.get<Served>(path)).json.data;
  }

  /** Reports a failure and answers whether it was taken. */
  async function isTaken(person: Person, report: object, path = `/api/screen/${id}`): Promise<unknown> {
    const { json } = await person.post(`${path}/failure`, { layer: 'platform', code: 'type', ...report });
    return json.data?.recorded;
  }

  it('count once, with the token of the answer, about what is in force', async () => {
    await admin.post(`/api/screen/${id}/publish`, page('first'));
    const { version, report } = await served(member);
    expect(await isTaken(member, { version, report: 'x'.repeat(43) })).toBe(false);
    expect(await isTaken(member, { version: version + 1, report })).toBe(false);
    expect(await isTaken(member, { version, report }, '/api/screen/home/home')).toBe(false);
    expect(await isTaken(member, { version, report }, `/api/company/acme/screen/${id}`)).toBe(false);
    expect(await isTaken(member, { version, report })).toBe(true);
    expect(await isTaken(member, { version, report })).toBe(false);
    expect(await audited(-1, id)).toMatchObject([{ detail: { layer: 'platform', version, code: 'type' } }]);
  });

  it('say nothing in words of the reporter', async () => {
    const { version, report } = await served(member);
    const answer = await member.post(`/api/screen/${id}/failure`, {
      ...{ layer: 'platform', version, report, code: 'type' },
      message: 'Call 555-0100',
    });
    expect(answer.status).toBe(422);
    expect(await isTaken(member, { version, report, code: 'Call 555-0100' })).toBeUndefined();
    const shown = (await admin.get('/')).text;
    expect(shown).toContain('"kind":"override-failed"');
    expect(shown).toContain('a value of the wrong kind (TypeError)');
    const line = { company_id: -1, id: 5, action: 'screen.failed', target: id };
    const detail = JSON.stringify({ layer: 'platform', version, appId: -1, message: 'Call 555-0100' });
    await server.services.database.tenant(-1, (trx) =>
      trx
        .insertInto('audit')
        .values({ ...line, detail })
        .execute(),
    );
    expect((await admin.get('/')).text).not.toContain('555-0100');
  });

  it('need no token for built-in screens, which have none, and get one with the document', async () => {
    expect(await served(server.visitor(), '/api/screen/account/login')).not.toHaveProperty('report');
    const { report } = await served(member);
    expect((await member.get('/')).text).toContain(`"report":"${report}"`);
  });

  it('come with a token that ends within a day, and the answer’s tag with it', async () => {
    await admin.post(`/api/screen/${id}/publish`, page('second'));
    const before = await member.get<Served>(`/api/screen/${id}`);
    const { version, report } = before.json.data;
    const tag = before.headers.get('etag')!;
    expect((await member.get(`/api/screen/${id}`, { 'if-none-match': tag })).status).toBe(304);
    server.later(12 * 3600);
    const after = await member.get<Served>(`/api/screen/${id}`, { 'if-none-match': tag });
    expect([after.status, after.json.data.report === report]).toEqual([200, false]);
    server.later(12 * 3600);
    expect(await isTaken(member, { version, report })).toBe(false);
    expect(await isTaken(member, { version, report: after.json.data.report })).toBe(true);
  });

  it('of an app are told in that app alone', async () => {
    const apps = ['crm', 'shop'].map((key) => `/api/company/acme/app/${key}`);
    const acme = (await server.services.companies.findByKey('acme'))!;
    await server.services.database.tenant(acme.id, (trx) =>
      trx.insertInto('app').values({ company_id: acme.id, id: 77, key: 'shop', name: 'Shop' }).execute(),
    );
    for (const app of apps) await admin.post(`${app}/screen/sales/board/publish`, page('sound'));
    const path = `${apps[0]}/screen/sales/board`;
    const { version, report } = await served(member, path);
    expect(await isTaken(member, { layer: 'app', version, report }, `${apps[1]}/screen/sales/board`)).toBe(false);
    expect(await isTaken(member, { layer: 'app', version, report }, path)).toBe(true);
    const told = async (key: string) => {
      const app = (await server.services.companies.findApp(acme.id, key))!;
      const level = { companyId: acme.id, appId: app.id };
      return server.services.screens.failures(level, (await server.services.screens.resolve(level, 'sales/board'))!);
    };
    expect([await told('crm'), await told('shop')]).toEqual([['type'], []]);
  });

  it('are not taken from somebody who is no longer in the company, with the token of before', async () => {
    const path = '/api/company/globex/screen/company/desk';
    const owner = await server.person('owner@example.com');
    await owner.post(`${path}/publish`, page('sound'));
    const { version, report } = await served(member, path);
    const globex = (await server.services.companies.findByKey('globex'))!;
    const who = (await member.get<{ id: number }>('/api/user/info')).json.data;
    await endMembership(server.services.database, { companyId: globex.id, accountId: Number(who.id) });
    expect(await isTaken(member, { layer: 'company', version, report }, path)).toBe(false);
    expect(await isTaken(owner, { layer: 'company', version, report }, path)).toBe(true);
  });

  it('that were made before take no places of a network', async () => {
    await admin.post(`/api/screen/${id}/publish`, page('again and again'));
    const { version, report } = await served(member);
    const taken: unknown[] = [];
    for (let round = 0; round < 31; round += 1) taken.push(await isTaken(member, { version, report }));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await admin.post(`/api/screen/${id}/publish`, page('afterwards'));
    const next = await served(member);
    expect(await isTaken(member, { version: next.version, report: next.report })).toBe(true);
  });

  it('are taken no more from a network that sends too many about one company', async () => {
    const { limits } = server.services;
    const key = 'screen-failure@127.0.0.1:-1';
    await limits.clear(key);
    for (let hit = 0; hit < 29; hit += 1) await limits.hit(key, 30, 3600);
    const taken: unknown[] = [];
    for (const words of ['thirtieth', 'too many']) {
      await admin.post(`/api/screen/${id}/publish`, page(words));
      const { version, report } = await served(member);
      taken.push(await isTaken(member, { version, report }));
    }
    expect(taken).toEqual([true, false]);
    const path = '/api/company/acme/screen/company/desk';
    await admin.post(`${path}/publish`, page('of another company'));
    const { version, report } = await served(member, path);
    expect(await isTaken(member, { layer: 'company', version, report }, path)).toBe(true);
  });
});
