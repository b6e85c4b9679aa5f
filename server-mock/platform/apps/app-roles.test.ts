import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App, ListAppMembersAnswer, ListAppsAnswer } from '../../../src/types/generated/contracts/apps.ts';
import { addMember } from '../../../tests/support/add-member.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';

const company = '/api/company/globex';
const app = `${company}/app/shop`;
const schema = { type: 'page', body: 'Hello' };

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let designer: Person;
  let member: Person;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    designer = await addMember(server, 'designer', 'globex');
    member = await addMember(server, 'plain', 'globex');
    for (const key of ['shop', 'other']) await owner.post(`${company}/app`, { name: key, key });
    await owner.post(`${app}/collection`, { name: 'Goods', key: 'goods', fields: [{ key: 'title', type: 'text' }] });
  });
  afterAll(() => {
    for (const reader of readers) reader.close();
  });

  const idOf = (name: string) => demoId(`${name}@example.com`);
  const give = (name: string, level: '' | 'user' | 'designer', roles: string | string[] = [], by = owner) =>
    by.post(`${app}/member/${idOf(name)}`, { level, roles });
  const open = (openTo: 'members' | 'roles', by = owner) => by.post(app, { openTo });
  const peopleOf = async () => (await owner.get<ListAppMembersAnswer>(`${app}/member`)).json.data;
  const listed = async (by: Person) =>
    (await by.get<ListAppsAnswer>(`${company}/app`)).json.data.items.map(({ key }) => key);

  /** What a designer does, as calls, with the answers of a person to all of them. */
  const builds = async (by: Person, at = app) => {
    const answers = [
      await by.post(at, { description: 'Changed' }),
      await by.post(`${at}/page`, { name: 'Plan' }),
      await by.post(`${at}/screen/sales/plan/draft`, { schema }),
      await by.post(`${at}/screen/sales/plan/publish`, { schema }),
      await by.get(`${at}/screen/sales/plan/versions`),
      await by.get(`${at}/collection`),
      await by.post(`${at}/collection`, { name: 'More', fields: [] }),
    ];
    return [...new Set(answers.map(({ status }) => status))];
  };

  it('lets designers change their own app alone, from the moment they are made to the moment they are not', async () => {
    expect(await builds(designer)).toEqual([403]);
    expect((await give('designer', 'designer')).status).toBe(200);
    expect(await builds(designer)).toEqual([200]);
    expect(await builds(designer, `${company}/app/other`)).toEqual([403]);
    expect((await designer.get<App>(app)).json.data).toMatchObject({ mayBuild: true, mayManage: false });
    expect((await designer.get<{ designs: string[] }>('/api/user/info')).status).toBe(200);
    expect((await give('designer', 'user')).status).toBe(200);
    expect(await builds(designer)).toEqual([403]);
  });

  it('leaves people, who may open the app, and its removal to the administrators of the company', async () => {
    await give('designer', 'designer');
    for (const refused of [
      await designer.get(`${app}/member`),
      await give('plain', 'designer', [], designer),
      await give('designer', 'designer', ['More'], designer),
      await open('roles', designer),
      await designer.post(`${app}/remove`, { name: 'shop' }),
      await designer.post(`${company}/app`, { name: 'Mine' }),
      await designer.post(`${company}/screen/sales/plan/draft`, { schema }),
      await designer.get(`${company}/member`),
    ])
      expect([refused.status, refused.json.status]).toEqual([403, 403]);
  });

  it('opens an app for people with a role alone, as if it were not there for other members', async () => {
    await give('designer', 'designer');
    await owner.post(`${app}/screen/sales/shown/publish`, { schema });
    expect(await listed(member)).toContain('shop');
    expect((await open('roles')).status).toBe(200);
    expect(await listed(member)).not.toContain('shop');
    const paths = ['', '/screen/sales/shown', '/data/goods'];
    const missing = await member.get(`${company}/app/none`);
    for (const path of paths) {
      const refused = await member.get(app + path);
      expect([refused.status, refused.text]).toEqual([missing.status, missing.text]);
    }
    expect((await member.post(`${app}/data/goods`, { title: 'x' })).status).toBe(403);
    for (const by of [owner, designer]) for (const path of paths) expect((await by.get(app + path)).status).toBe(200);
    await give('plain', '', 'Store, Cash desk');
    expect(await listed(member)).toContain('shop');
    for (const path of paths) expect((await member.get(app + path)).status).toBe(200);
    await give('plain', '');
    expect((await member.get(app)).status).toBe(403);
    await open('members');
    expect((await member.get(app)).status).toBe(200);
  });

  it('names all people of the company with what they are in the app, and notes each change', async () => {
    await open('roles');
    await give('designer', 'designer', ['Store']);
    await give('plain', 'user', [' Cash desk ', 'Cash desk', '']);
    const { items, known, openTo } = await peopleOf();
    expect([known, openTo]).toEqual([['Cash desk', 'Store'], 'roles']);
    const of = (name: string) => items.find(({ id }) => id === idOf(name));
    expect(of('designer')).toMatchObject({ level: 'designer', roles: ['Store'], mayOpen: true, role: 'member' });
    expect(of('plain')).toMatchObject({ level: 'user', roles: ['Cash desk'], mayOpen: true });
    expect(of('owner')).toMatchObject({ level: '', roles: [], mayOpen: true, role: 'owner' });
    expect(of('member')).toMatchObject({ level: '', mayOpen: false });
    const last = (await auditOf(server.services, demoId('company:globex'))).at(-1);
    expect(last).toMatchObject({ action: 'app.role-changed', target: String(idOf('plain')) });
    await open('members');
  });

  it('orders people by what they are in the app', async () => {
    const { json } = await owner.get<{ items: { level: string }[]; total: number }>(`${app}/member?orderBy=level`);
    const levels = json.data.items.map(({ level }) => level);
    expect(levels).toHaveLength(json.data.total);
    expect([...levels].sort((one, other) => Number(one === '') - Number(other === ''))).toEqual(levels);
  });

  it('refuses roles for administrators and strangers, and names that are wrong', async () => {
    expect((await give('owner', 'designer')).json.msg).toBe(
      server.services.texts.text('en-US', 'api.administrator-needs-no-role'),
    );
    expect((await give('admin', 'designer')).status).toBe(404);
    expect((await give('nobody', 'designer')).status).toBe(404);
    const alike = ['ｄｅｓｉｇｎｅｒ', 'de\u200csigner', 'Owner', 'ADMIN', 'administrator', 'a\u3164dmin'];
    for (const name of [...alike, 'Sales\u202e', 'Sa\u200bles', 'Sa\nles', 'x, designer'])
      expect([name, (await give('plain', 'user', name)).status]).toEqual([name, 422]);
    for (const roles of [['Designer'], ['x'.repeat(41)], Array.from({ length: 21 }, (_, each) => `r${each}`)]) {
      const refused = await give('plain', 'user', roles);
      expect([refused.status, Object.keys(refused.json.errors ?? {})[0]]).toEqual([422, 'roles']);
    }
    expect((await owner.post(`${app}/member/${idOf('plain')}`, { level: 'owner', roles: [] })).status).toBe(422);
  });

  it('asks for a confirmation before somebody becomes a designer, for that person in that app alone', async () => {
    await give('plain', '');
    await give('designer', '');
    owner.confirms = false;
    const action = (await give('plain', 'designer')).json.data['action'] as unknown as string;
    const shown = await owner.get<{ actions: string[] }>(`/api/user/proof?action=${encodeURIComponent(action)}`);
    expect(shown.json.data.actions).toEqual(['Make plain a designer of the app shop']);
    const { token } = await owner.prove(action, { ...(await owner.confirmBy!()) });
    const by = { 'x-proof': token! };
    const body = { level: 'designer', roles: [] };
    for (const other of [`${app}/member/${idOf('designer')}`, `${company}/app/other/member/${idOf('plain')}`])
      expect((await owner.post(other, body, by)).json.status).toBe(4031);
    expect((await owner.post(`${app}/member/${idOf('plain')}`, body, by)).status).toBe(200);
    owner.confirms = true;
    await give('plain', '');
    expect(await builds(designer)).toEqual([403]);
  });

  it('asks for it also where another one takes the role while the call waits', async () => {
    await give('plain', 'designer');
    owner.confirms = false;
    const { companies, database } = server.services;
    const { id: company_id } = (await companies.findByKey('globex'))!;
    const account_id = idOf('plain');
    const { call } = await database.tenant(company_id, async (trx) => {
      const own = sql`company_id = ${company_id} and account_id = ${account_id}`;
      await sql`select role from membership where ${own} for update`.execute(trx);
      // Not awaited here: the call waits for this lock.
      const sent = { call: give('plain', 'designer', ['Store']) };
      await delay(400);
      await sql`delete from role where ${own}`.execute(trx);
      return sent;
    });
    expect((await call).json.status).toBe(4031);
    owner.confirms = true;
    expect((await peopleOf()).items.find(({ id }) => id === account_id)).toMatchObject({ level: '', roles: [] });
  });

  it('takes the roles from people who leave, and gives none back when they return', async () => {
    const leaver = await addMember(server, 'leaver', 'globex');
    await give('leaver', 'designer', ['Store']);
    expect(await builds(leaver)).toEqual([200]);
    expect((await owner.send(`${company}/member/${idOf('leaver')}`, { method: 'DELETE' })).status).toBe(200);
    expect(await builds(leaver)).toEqual([403]);
    expect((await give('leaver', 'designer')).status).toBe(404);
    expect((await peopleOf()).items.map(({ id }) => id)).not.toContain(idOf('leaver'));
  });

  it('shows designers who else has a screen of their app open, and tells them at once', async () => {
    await give('designer', 'designer');
    const cookie = [...designer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await EventReader.open(`${server.base}/api/screen-events`, { cookie });
    readers.push(reader);
    const say = (who: Person, at: string, name: string) =>
      who.post<{ people: { name: string }[] }>(`${at}/screen/sales/plan/presence`, { tab: name.padEnd(16, '-') });
    await say(owner, `${company}/app/other`, 'other');
    await say(owner, app, 'own');
    await reader.until(({ event }) => event === 'presence');
    expect(reader.received.filter(({ event }) => event === 'presence')).toHaveLength(1);
    expect((await say(designer, app, 'designer')).json.data.people).toHaveLength(1);
    expect((await say(owner, app, 'own')).json.data.people).toMatchObject([{ name: 'designer' }]);
    await give('designer', '');
    expect((await say(owner, app, 'own')).json.data.people).toEqual([]);
  });
});
