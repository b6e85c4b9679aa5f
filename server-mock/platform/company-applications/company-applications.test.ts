import { beforeAll, expect, it } from 'vitest';
import type { ListApplicationsAnswer } from '../../../src/types/generated/contracts/company-applications.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { readOutbox } from '../../../tests/support/outbox.ts';
import type { Person } from '../../../tests/support/person.ts';

const wish = { name: 'Initech', key: 'Initech', ownerName: 'M. Waddams', phone: '13900000000', position: 'Head' };
const calls = '/api/admin/application';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let member: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, member] = (await Promise.all(['admin', 'member'].map(server.person))) as [Person, Person];
  });
  const apply = (body: object, by = member) => by.post('/api/company/apply', { ...wish, ...body });
  const listed = async (query = '') => (await admin.get<ListApplicationsAnswer>(calls + query)).json.data.items;
  const mails = async () => (await readOutbox(server.dataDir)).filter(({ to }) => to === 'member@example.com');

  it.each([
    [{ name: ' ' }, 'name'],
    [{ key: 'a b' }, 'key'],
    [{ key: '' }, 'key'],
    [{ key: 'apply' }, 'key'],
    [{ key: 'template-previews' }, 'key'],
    [{ ownerName: '' }, 'ownerName'],
    [{ phone: '1390000' }, 'phone'],
    [{ key: 'acme' }, 'key'],
  ])('refuses %j at its field', async (body, field) => {
    const { status, json } = await apply(body);
    expect([status >= 400, Object.keys(json.errors ?? {})]).toEqual([true, [field]]);
  });

  it('takes one application of a person at a time, and leads home', async () => {
    expect((await member.get('/api/company/apply')).json.data).toEqual({ state: '' });
    const answers = await Promise.all([apply({}), apply({ key: 'other' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.json.data).toEqual({ redirect: '/' });
    expect((await member.get('/api/company/apply')).json.data).toEqual({
      ...{ state: 'open', name: 'Initech', key: expect.any(String), ownerName: 'M. Waddams', phone: '13900000000' },
      ...{ position: 'Head', remark: '', reason: '', createdAt: expect.stringMatching(/^\d{4}-/) },
    });
    expect(await listed()).toMatchObject([{ name: 'Initech', account: 'member@example.com', state: 'open' }]);
  });

  it('is decided by platform administrators alone', async () => {
    const { id } = (await listed())[0]!;
    const owner = await server.person('owner');
    const statuses = async (person: Person) => [
      (await person.get(calls)).status,
      (await person.post(`${calls}/${id}/approve`)).status,
      (await person.post(`${calls}/${id}/reject`, { reason: 'x' })).status,
    ];
    expect(await statuses(owner)).toEqual([403, 403, 403]);
    expect(await statuses(member)).toEqual([403, 403, 403]);
    expect(await statuses(server.visitor())).toEqual([401, 401, 401]);
    expect((await apply({}, server.visitor())).status).toBe(401);
  });

  it('rejects with a reason, which the mail and the home page tell', async () => {
    const { id } = (await listed('?state=open'))[0]!;
    expect((await admin.post(`${calls}/${id}/reject`, { reason: ' ' })).status).toBe(422);
    expect((await admin.post(`${calls}/${id}/reject`, { reason: 'Not yet.' })).json.data).toMatchObject({
      state: 'rejected',
    });
    expect((await admin.post(`${calls}/${id}/approve`)).status).toBe(409);
    expect((await member.get('/api/company/apply')).json.data).toMatchObject({ state: 'rejected', reason: 'Not yet.' });
    expect((await mails()).at(-1)!.text).toContain('Not yet.');
  });

  it('approves once: the company is there with its owner', async () => {
    expect((await apply({})).status).toBe(200);
    const { id } = (await listed('?state=open'))[0]!;
    const answers = await Promise.all([admin.post(`${calls}/${id}/approve`), admin.post(`${calls}/${id}/approve`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { items } = (await member.get<{ items: { id: number; key: string; role: string }[] }>('/api/company')).json
      .data;
    const made = items.find(({ key }) => key === 'initech');
    expect(made).toMatchObject({ role: 'owner' });
    expect((await member.post('/api/company/initech/app', { name: 'First' })).status).toBe(200);
    expect((await auditOf(server.services, made!.id)).map(({ action }) => action)).toContain('application.approved');
    expect((await mails()).at(-1)!.text).toContain('/company/initech');
  });

  it('takes none in private mode', async () => {
    const closed = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_MODE: 'private' } });
    const stranger = await closed.person('owner');
    expect((await stranger.post('/api/company/apply', wish)).status).toBe(404);
    expect((await stranger.get('/apply', { accept: 'text/html' })).status).toBe(404);
  });

  it('does not approve where the address was taken meanwhile', async () => {
    expect((await apply({ key: 'late' })).status).toBe(200);
    await admin.post('/api/admin/company', { name: 'Late', key: 'late', owner: 'owner@example.com' });
    const { id } = (await listed('?state=open'))[0]!;
    expect((await admin.post(`${calls}/${id}/approve`)).status).toBe(409);
    expect((await listed('?state=open')).map((each) => each.id)).toEqual([id]);
  });
});
