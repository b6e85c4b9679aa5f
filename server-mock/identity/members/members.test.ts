import { beforeEach, expect, it } from 'vitest';
import type { OwnCompaniesAnswer } from '../../../src/types/generated/contracts/companies.ts';
import type { ListMembersAnswer } from '../../../src/types/generated/contracts/members.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { demoId } from '../../operations/demo/data.ts';
import { changeRole, endMembership, setMembership } from '../companies/index.ts';

const members = '/api/company/globex/member';
const companyId = demoId('company:globex');
const idOf = (name: string) => demoId(`${name}@example.com`);

onOneEngine((engine) => {
  let server: DemoPlatform;
  let people: Record<'admin' | 'owner' | 'member', Person>;
  beforeEach(async () => {
    server ??= await startDemoPlatform(engine);
    const { database } = server.services;
    await setMembership(database, { companyId, accountId: idOf('owner'), role: 'owner' });
    await setMembership(database, { companyId, accountId: idOf('admin'), role: 'admin' });
    await setMembership(database, { companyId, accountId: idOf('member'), role: 'member' });
    const [admin, owner, member] = await Promise.all(['admin', 'owner', 'member'].map(server.person));
    people = { admin: admin!, owner: owner!, member: member! };
  });

  const list = async (by: Person) => (await by.get<ListMembersAnswer>(members)).json.data.items;
  const roles = async () => Object.fromEntries((await list(people.owner)).map(({ id, role }) => [id, role]));
  const change = (by: Person, name: string, role: string) =>
    by.post<{ action: string }>(`${members}/${idOf(name)}`, { role });
  const remove = (by: Person, name: string) => by.send(`${members}/${idOf(name)}`, { method: 'DELETE' });

  it('lists the owner first, and says what the reader may do to each', async () => {
    const seen = (await list(people.owner)).map(({ role, isMe, mayChange, mayRemove }) => [
      role,
      isMe,
      mayChange,
      mayRemove,
    ]);
    expect(seen).toEqual([
      ['owner', true, false, false],
      ['admin', false, true, true],
      ['member', false, true, true],
    ]);
    const seenByAdmin = (await list(people.admin)).map(({ isMe, mayChange, mayRemove }) => [
      isMe,
      mayChange,
      mayRemove,
    ]);
    expect(seenByAdmin).toEqual([
      [false, false, false],
      [true, false, false],
      [false, false, true],
    ]);
    expect((await people.member.get(members)).status).toBe(403);
    expect((await people.owner.get('/api/company/acme/member')).status).toBe(403);
  });

  it('lets the owner alone give roles, and nobody touch the last owner', async () => {
    for (const by of [people.admin, people.member]) expect((await change(by, 'member', 'admin')).status).toBe(403);
    for (const by of [people.owner, people.admin]) {
      expect((await change(by, 'owner', 'member')).json.msg).toBe(
        'The last owner of a company keeps the role. Make somebody else an owner first.',
      );
      expect((await remove(by, 'owner')).status).toBe(409);
    }
    expect((await change(people.owner, 'member', 'king')).status).toBe(422);
    expect((await change(people.owner, 'member', 'admin')).status).toBe(200);
    expect(await roles()).toMatchObject({ [idOf('member')]: 'admin' });
    expect((await list(people.member)).length).toBe(3);
    expect((await auditOf(server.services, companyId)).at(-1)).toMatchObject({ action: 'member.role-changed' });
  });

  const leave = (by: Person) => by.post(`/api/i/company/leave/${companyId}`);

  it('lets an owner hand the company over and leave it, but never the last one', async () => {
    expect((await leave(people.owner)).json.msg).toBe(
      'You are the last owner of this company and cannot leave it. Make somebody else an owner first.',
    );
    expect((await change(people.admin, 'admin', 'owner')).status).toBe(403);
    expect((await change(people.owner, 'admin', 'owner')).status).toBe(200);
    const seen = (await list(people.admin)).map(({ role, mayChange, mayRemove, mayLeave }) => [
      role,
      mayChange,
      mayRemove,
      mayLeave,
    ]);
    expect(seen).toEqual([
      ['owner', true, false, true],
      ['owner', true, true, false],
      ['member', true, true, false],
    ]);
    const own = (await people.owner.get<OwnCompaniesAnswer>('/api/i/company')).json.data.items;
    expect(own.find(({ id }) => id === companyId)).toMatchObject({ isOwner: true, mayLeave: true });
    expect((await change(people.admin, 'owner', 'member')).status).toBe(200);
    expect(await people.owner.get(members)).toMatchObject({ status: 403 });
    expect((await list(people.admin)).find(({ id }) => id === idOf('owner'))?.role).toBe('member');
    expect((await leave(people.owner)).status).toBe(200);
    expect((await leave(people.admin)).status).toBe(403);
    expect((await remove(people.admin, 'admin')).status).toBe(409);
  });

  it('keeps an owner when two demote each other at once, and when both leave at once', async () => {
    const { database } = server.services;
    const both = (role: 'owner') =>
      Promise.all(
        ['owner', 'admin'].map((name) => setMembership(database, { companyId, accountId: idOf(name), role })),
      );
    for (let round = 0; round < 5; round += 1) {
      await both('owner');
      const demoted = await Promise.all([
        change(people.owner, 'admin', 'member'),
        change(people.admin, 'owner', 'member'),
      ]);
      expect(demoted.filter(({ status }) => status === 200)).toHaveLength(1);
      await both('owner');
      const ended = await Promise.all(
        ['owner', 'admin'].map((name) => endMembership(database, { companyId, accountId: idOf(name) })),
      );
      expect(ended.sort()).toEqual(['ended', 'owner']);
    }
  });

  it('asks for a proof before a role changes or a membership ends', async () => {
    people.owner.confirms = false;
    const { action } = (await change(people.owner, 'member', 'admin')).json.data;
    const asked = await people.owner.get(`/api/user/proof?action=${encodeURIComponent(action)}`);
    expect(asked.text).toContain('Give Member the role Administrator in the company');
    expect((await remove(people.owner, 'member')).json.data).toHaveProperty('action');
    expect(await roles()).toMatchObject({ [idOf('member')]: 'member' });
  });

  it('takes the proof of one company for no other one', async () => {
    const { admin } = people;
    admin.confirms = false;
    const atAcme = `/api/company/acme/member/${idOf('member')}`;
    const { action } = (await admin.send<{ action: string }>(atAcme, { method: 'DELETE' })).json.data;
    const { token } = await admin.prove(action, await admin.confirmBy!());
    const headers = { 'x-proof': token! };
    const elsewhere = await admin.send(`${members}/${idOf('member')}`, { method: 'DELETE', headers });
    expect(elsewhere.json.data).toHaveProperty('action');
    expect(await roles()).toMatchObject({ [idOf('member')]: 'member' });
  });

  it('lets administrators remove members alone, and ends access at once', async () => {
    await change(people.owner, 'member', 'admin');
    expect((await remove(people.admin, 'member')).status).toBe(403);
    expect((await remove(people.admin, 'admin')).status).toBe(403);
    await change(people.owner, 'member', 'member');
    expect((await people.member.get('/api/company/globex/app')).status).toBe(200);
    expect((await remove(people.admin, 'member')).status).toBe(200);
    expect((await people.member.get('/api/company/globex/app')).status).toBe(403);
    expect((await remove(people.owner, 'member')).status).toBe(404);
    expect(await roles()).not.toHaveProperty(String(idOf('member')));
  });

  it('neither brings somebody back who left meanwhile, nor ends a membership that has become another', async () => {
    const { database } = server.services;
    const who = { companyId, accountId: idOf('member') };
    expect(await endMembership(database, who, 'admin')).toBe('none');
    expect(await endMembership(database, who, 'member')).toBe('ended');
    expect(await changeRole(database, { ...who, role: 'admin' })).toBe('none');
    expect(await changeRole(database, { companyId, accountId: idOf('owner'), role: 'member' })).toBe('owner');
  });
});
