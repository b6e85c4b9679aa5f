import { beforeAll, expect, it, vi } from 'vitest';
import type { InviteMembersAnswer, ListInvitationsAnswer } from '../../../src/types/generated/contracts/invitations.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { readOutbox } from '../../../tests/support/outbox.ts';
import type { Person } from '../../../tests/support/person.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { invitationRules } from '../../kernel/limits/index.ts';
import { demoId } from '../../operations/demo/data.ts';
import { endMembership, setMembership } from '../companies/index.ts';

const invitations = '/api/company/globex/invitation';
const companyId = demoId('company:globex');
const idOf = (name: string) => demoId(`${name}@example.com`);
const day = 24 * 60 * 60;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  let admin: Person;
  let last = 0;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    await setMembership(platform.services.database, { companyId, accountId: idOf('admin'), role: 'admin' });
    [owner, admin] = await Promise.all([platform.person('owner'), platform.person('admin')]);
  });

  /** An address that nobody has. */
  const stranger = () => `stranger${++last}@example.com`;
  const invite = (emails: string, role = 'member', by = owner) =>
    by.post<InviteMembersAnswer>(invitations, { emails, role });
  const list = async (by = owner) => (await by.get<ListInvitationsAnswer>(invitations)).json.data.items;
  const rowOf = async (email: string) => (await list()).find((row) => row.email === email);
  const mailTo = async (email: string) => (await readOutbox(platform.dataDir)).filter(({ to }) => to === email);
  const tokenOf = async (email: string) => /token=(\S+)/.exec((await mailTo(email)).at(-1)!.text)![1]!;
  const look = (token: string, by = platform.visitor()) => by.post('/api/invitation', { token });
  const join = (token: string, by: Person) => by.post('/api/invitation/join', { token });
  const form = (token: string, name = 'Newcomer') => ({ token, name, tokenNew: 'Kestrel9~', tokenRepeat: 'Kestrel9~' });
  const make = (token: string, by = platform.visitor()) => by.post('/api/invitation/account', form(token));
  const send = async (email: string, by = owner) =>
    by.post(`${invitations}/${(await rowOf(email))!.id}/send`, undefined);
  const revoke = async (email: string, by = owner) =>
    by.send(`${invitations}/${(await rowOf(email))!.id}`, { method: 'DELETE' });
  const roleOf = (id: number) => platform.services.companies.roleOf(companyId, id);

  /** Invites an address and answers the token of its mail. */
  async function invited(email: string, role = 'member', by = owner): Promise<string> {
    expect((await invite(email, role, by)).json.data).toEqual({ sent: 1, left: [] });
    return tokenOf(email.toLowerCase());
  }

  it('mails a link in the language of who invites, and keeps no more of it than a hash', async () => {
    owner.cookies.set('locale', 'zh-CN');
    const email = stranger();
    const token = await invited(email);
    owner.cookies.delete('locale');
    const [mail] = await mailTo(email);
    expect(mail?.subject).toBe('Owner 邀请您加入 Globex');
    expect(mail?.text).toContain(`${platform.base}/invitation?token=${token}\n`);
    expect(await rowOf(email)).toMatchObject({ role: 'member', invitedBy: 'Owner', state: 'open', mayChange: true });
    const rows = await platform.services.database.tenant(companyId, (trx) =>
      trx.selectFrom('invitation').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });

  it('makes no link of the name of a company', async () => {
    const named = (name: string) => owner.post('/api/company/globex', { name });
    await named('evil.test/win');
    const email = stranger();
    await invited(email);
    await named('Globex');
    const [mail] = await mailTo(email);
    expect(mail?.subject).toContain('evil. test/win');
    expect(mail?.text).not.toContain('evil.test');
  });

  it('names the addresses that get no mail: members, and who is invited already', async () => {
    const [one, other] = [stranger(), stranger()];
    await invited(one);
    const { data } = (await invite(`${one}, MEMBER@example.com\n${other} ${other}`)).json;
    const left = [
      { email: one, reason: 'invited' },
      { email: 'member@example.com', reason: 'member' },
    ];
    expect(data).toEqual({ sent: 1, left });
    expect([(await mailTo(one)).length, (await mailTo('member@example.com')).length]).toEqual([1, 0]);
    expect((await invite(`x, ${stranger()}`)).json.errors?.['emails']).toBe('These are no mail addresses: x');
    expect((await invite(' ,')).status).toBe(422);
  });

  it('lets the owner alone invite administrators, once that is confirmed, and change what invites them', async () => {
    const email = stranger();
    expect((await invite(email, 'admin', admin)).status).toBe(403);
    owner.confirms = false;
    expect((await invite(email, 'admin')).json.data).toHaveProperty('action');
    owner.confirms = true;
    expect(await mailTo(email)).toEqual([]);
    const token = await invited(email, 'admin');
    expect((await send(email, admin)).status).toBe(403);
    expect((await revoke(email, admin)).status).toBe(403);
    expect((await invite(email, 'owner')).status).toBe(422);
    const person = platform.visitor();
    expect((await make(token, person)).json.data).toEqual({ redirect: '/company/globex' });
    expect(await roleOf(Number((await person.get('/api/user/info')).json.data['id']))).toBe('admin');
  });

  it('is for those who administer the company', async () => {
    const member = await platform.person('member');
    for (const by of [member, platform.visitor()]) {
      expect((await invite(stranger(), 'member', by)).status).toBeGreaterThanOrEqual(401);
      expect((await by.get(invitations)).status).toBeGreaterThanOrEqual(401);
    }
    expect((await admin.get('/api/company/acme/invitation')).status).toBe(200);
    expect((await owner.get('/api/company/acme/invitation')).status).toBe(403);
    const email = stranger();
    await invited(email);
    const { id } = (await rowOf(email))!;
    expect((await admin.send(`/api/company/acme/invitation/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('makes an account, joins and signs in, once', async () => {
    const email = stranger();
    const token = await invited(email);
    const shown = { company: 'Globex', inviter: 'Owner', role: 'member', email, way: 'new', asksPassword: true };
    expect((await look(token)).json.data).toEqual({ ...shown, signedInAs: '' });
    const weak = { ...form(token), tokenNew: 'short', tokenRepeat: 'other' };
    const refused = await platform.visitor().post('/api/invitation/account', weak);
    expect(Object.keys(refused.json.errors!)).toEqual(['tokenNew', 'tokenRepeat']);
    expect((await platform.visitor().post('/api/invitation/account', form(token, ' '))).status).toBe(422);
    const person = platform.visitor();
    expect((await make(token, person)).json.data).toEqual({ redirect: '/company/globex' });
    const { id, name } = (await person.get<{ id: number; name: string }>('/api/user/info')).json.data;
    expect([name, await roleOf(id)]).toEqual(['Newcomer', 'member']);
    expect((await make(token)).status).toBe(410);
    expect(await rowOf(email)).toBeUndefined();
    await platform.visitor().signIn(email, 'Kestrel9~');
    const lines = (await auditOf(platform.services, companyId)).filter(({ target }) =>
      [email, String(id)].includes(target),
    );
    expect(lines.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['member.invited', idOf('owner')],
      ['member.joined', id],
    ]);
  });

  it('joins with the account of the invited address alone', async () => {
    await endMembership(platform.services.database, { companyId, accountId: idOf('member') });
    const token = await invited('Member@example.com');
    expect((await look(token)).json.data).toMatchObject({ way: 'sign-in', email: 'member@example.com' });
    expect((await make(token)).status).toBe(409);
    expect((await look(token, admin)).json.data).toMatchObject({ way: 'other', signedInAs: 'admin@example.com' });
    expect((await join(token, admin)).json.msg).toBe('This invitation is for member@example.com.');
    expect((await join(token, platform.visitor())).status).toBe(401);
    const member = await platform.person('member');
    expect((await look(token, member)).json.data).toMatchObject({ way: 'join' });
    const foreign = { origin: 'https://evil.example' };
    expect((await member.post('/api/invitation/join', { token }, foreign)).status).toBe(403);
    const answers = await Promise.all([join(token, member), join(token, member)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await roleOf(idOf('member'))).toBe('member');
  });

  it('can be sent again after somebody was removed, whom an old invitation does not bring back', async () => {
    const path = `/api/company/globex/member/${idOf('member')}`;
    const { database } = platform.services;
    await endMembership(database, { companyId, accountId: idOf('member') });
    const old = await invited('member@example.com');
    await setMembership(database, { companyId, accountId: idOf('member'), role: 'member' });
    expect((await send('member@example.com')).status).toBe(409);
    expect((await owner.send(path, { method: 'DELETE' })).status).toBe(200);
    const member = await platform.person('member');
    expect((await join(old, member)).status).toBe(410);
    expect((await join(await invited('member@example.com'), member)).status).toBe(200);
    expect(await roleOf(idOf('member'))).toBe('member');
  });

  it('lets one of two who open a link at once have the account', async () => {
    const token = await invited(stranger());
    const statuses = (await Promise.all([make(token), make(token)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([409, 410]).toContain(Math.max(...statuses));
  });

  it('ends with revoking, with a newer link and with its time, all alike', async () => {
    const [one, other, third] = [stranger(), stranger(), stranger()];
    const ended = [await invited(one), await invited(other), 'x', '', `1.${'a'.repeat(43)}`];
    expect((await revoke(one)).status).toBe(200);
    expect((await send(other)).status).toBe(200);
    expect((await look(await tokenOf(other))).status).toBe(200);
    ended.push(await invited(third));
    platform.later(7 * day - 60);
    expect((await look(ended.at(-1)!)).status).toBe(200);
    platform.later(60);
    const answers = await Promise.all(ended.map((token) => look(token)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]!.status, (await make(ended.at(-1)!)).status]).toEqual([410, 410]);
    [owner, admin] = await Promise.all([platform.person('owner'), platform.person('admin')]);
    expect((await rowOf(third))?.state).toBe('expired');
    expect((await send(third)).status).toBe(200);
    expect((await make(await tokenOf(third))).status).toBe(200);
    const actions = (await auditOf(platform.services, companyId)).filter(({ target }) => target === one);
    expect(actions.map(({ action }) => action)).toEqual(['member.invited', 'member.invitation-revoked']);
  });

  it('counts while who sent it may still give the role', async () => {
    const { database } = platform.services;
    const email = stranger();
    const token = await invited(email, 'member', admin);
    const as = (role: 'admin' | 'member') => setMembership(database, { companyId, accountId: idOf('admin'), role });
    await as('member');
    expect([(await look(token)).status, (await make(token)).status]).toEqual([410, 410]);
    expect((await rowOf(email))?.state).toBe('void');
    await endMembership(database, { companyId, accountId: idOf('admin') });
    await as('admin');
    expect([(await make(token)).status, await rowOf(email)]).toEqual([410, undefined]);
    const another = await invited(email, 'member', admin);
    const disable = (disabled_at: Date | null) =>
      database.query.updateTable('account').set({ disabled_at }).where('id', '=', idOf('admin')).execute();
    await disable(new Date(0));
    expect((await look(another)).status).toBe(410);
    await disable(null);
    expect((await look(another)).status).toBe(200);
    expect((await invite(email)).json.data.left).toEqual([{ email, reason: 'invited' }]);
  });

  it('gives nobody the account of a configured administrator', async () => {
    const { config } = platform.services;
    const { administrators } = config;
    const email = stranger();
    const token = await invited(email);
    config.administrators = [...administrators, email];
    const answers = [(await look(token)).json.data['way'], (await make(token)).status];
    config.administrators = administrators;
    expect(answers).toEqual(['sign-in', 409]);
  });

  it('leads to the sign-in page where nobody signs in with a password', async () => {
    const { config } = platform.services;
    const { authTypes } = config;
    const [email, person] = [stranger(), platform.visitor()];
    const token = await invited(email);
    config.authTypes = ['email'];
    const answer = await person.post('/api/invitation/account', { token, name: 'Mailed' });
    config.authTypes = authTypes;
    expect(answer.json.data).toEqual({ redirect: '/login?redirect=%2Fcompany%2Fglobex' });
    expect((await person.get('/api/user/info')).status).toBe(401);
  });

  it('sends so many in an hour, and has so many at a time', async () => {
    platform.later(3600);
    [owner, admin] = await Promise.all([platform.person('owner'), platform.person('admin')]);
    const { limits, database } = platform.services;
    const { limit, windowSeconds } = invitationRules.account;
    const email = stranger();
    for (let hits = 1; hits < limit; hits += 1)
      await limits.hit(`invitation-by:${idOf('owner')}`, limit, windowSeconds);
    expect((await invite(`${stranger()} ${email}`)).json.data).toEqual({ sent: 1, left: [{ email, reason: 'later' }] });
    const expires_at = new Date(platform.services.now().getTime() + day * 1000);
    const rows = Array.from({ length: 200 - (await list()).length }, (_, index) => ({
      ...{ company_id: companyId, id: index + 1, email: `many${index}@example.com`, role: 'member' as const },
      ...{ token_hash: `hash${index}`, invited_by: idOf('owner'), expires_at },
    }));
    await database.tenant(companyId, (trx) => trx.insertInto('invitation').values(rows).execute());
    expect((await invite(email, 'member', admin)).json.data.left).toEqual([{ email, reason: 'full' }]);
    await database.tenant(companyId, (trx) => trx.deleteFrom('invitation').where('id', '<=', 200).execute());
  });

  it('takes an invitation back whose mail does not leave', async () => {
    const [first, second] = [stranger(), stranger()];
    const sending = vi.spyOn(platform.services.mail, 'send').mockRejectedValue(fail('mail-failed'));
    const { data } = (await invite(`${first} ${second}`, 'member', admin)).json;
    expect(sending).toHaveBeenCalledTimes(1);
    sending.mockRestore();
    const reason = 'unsent';
    expect(data.left).toEqual([
      { email: first, reason },
      { email: second, reason },
    ]);
    expect(await rowOf(first)).toBeUndefined();
  });
});
