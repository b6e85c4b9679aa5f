import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProofMethodsAnswer } from '../../../src/types/generated/contracts/recent-proof.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { Authenticator } from '../../../tests/support/authenticator.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { newestCode, readOutbox } from '../../../tests/support/outbox.ts';
import type { Person } from '../../../tests/support/person.ts';
import { appCode, turnOnTwoStep } from '../../../tests/support/two-step.ts';
import { findByIdentifier, updateAccount } from '../accounts/queries.ts';
import { mostlyHidden } from './methods.ts';
import { proofCodePurpose } from './send-code.ts';

type Offer = { options: { challenge: string } };
type Refusal = { action?: string };

const cookie = 'pagewright_session';
const proofNeeded = 4031;
const endOthers = '/api/user/sessions/end-others';
const info = '/api/user/info';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let person: Person;

  /** The challenge of a refused call. */
  const challenge = async (who = person, path = endOthers, body?: object) =>
    (await who.post<Refusal>(path, body)).json.data?.action ?? '';
  const tokenFor = async (action: string, who = person) =>
    (await who.prove(action, { password: demoPassword })).token ?? '';
  const isTaken = async (token: string, who = person, path = endOthers, body?: object) =>
    (await who.post(path, body, { 'x-proof': token })).json.status === 0;
  const shownFor = async (action: string, who = person) =>
    (await who.get<ProofMethodsAnswer>(`/api/user/proof?action=${encodeURIComponent(action)}`)).json;
  const prove = (by: object, action: string, who = person) => who.post('/api/user/prove', { action, ...by });

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });
  beforeEach(async () => {
    person = await platform.person('member');
    person.confirms = false;
  });

  it('is asked for by a session that has just signed in: two page loads take no account over', async () => {
    const email = 'attacker@example.com';
    await person.post('/verifyEmail', { email, purpose: 'profile' });
    const emailCode = await newestCode(platform.dataDir, email);
    const answer = await person.post<Refusal>(info, { email, emailCode });
    expect([answer.status, answer.json.status]).toEqual([403, proofNeeded]);
    expect((await person.get(info)).json.data).toMatchObject({ email: 'member@example.com' });
  });

  it.each([
    ['POST', info, { phone: '' }],
    ['POST', info, { username: 'other.name' }],
    ['POST', info, { changePassword: true, password: 'Quiet#River7', surePassword: 'Quiet#River7' }],
    ['POST', endOthers, undefined],
    ['POST', '/api/user/two-step/start', undefined],
    ['POST', '/api/user/passkeys/options', undefined],
  ])('stands before %s %s %j', async (_, path, body) => {
    expect((await person.post(path, body)).json.status).toBe(proofNeeded);
  });

  it('stands before no other change of the profile', async () => {
    expect((await person.post(info, { nickName: 'Mem' })).status).toBe(200);
    expect((await person.post(info, { nickName: '' })).status).toBe(200);
  });

  it('says in words, in both languages, what is confirmed', async () => {
    const action = await challenge(person, info, { phone: '', username: 'other.name' });
    expect((await shownFor(action)).data).toEqual({
      methods: ['password'],
      email: 'm•••••@example.com',
      actions: ['Remove your phone number', 'Change your username to other.name'],
    });
    person.headers['accept-language'] = 'zh-CN';
    expect((await shownFor(action)).data.actions).toEqual(['删除手机号', '将用户名改为 other.name']);
  });

  it('is given by the password; the session goes on under another id', async () => {
    const former = person.cookies.get(cookie)!;
    const action = await challenge();
    const wrong = await prove({ password: 'Wrong123!' }, action);
    expect([wrong.status, Object.keys(wrong.json.errors ?? {})]).toEqual([422, ['password']]);
    const token = await tokenFor(action);
    expect(person.cookies.get(cookie)).not.toBe(former);
    expect(await isTaken(token)).toBe(true);
    const thief = platform.visitor();
    thief.cookies.set(cookie, former);
    expect((await thief.get(info)).status).toBe(401);
    const lines = (await auditOf(platform.services)).filter(({ action: name }) => name.startsWith('proof.')).slice(-2);
    expect(lines).toMatchObject([
      { action: 'proof.failed' },
      { action: 'proof.given', detail: { method: 'password', actions: [{ name: 'end-other-sessions', value: '' }] } },
    ]);
  });

  it('counts once', async () => {
    const token = await tokenFor(await challenge());
    const both = await Promise.all([isTaken(token), isTaken(token)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await isTaken(token)).toBe(false);
  });

  it('counts for one action with one value', async () => {
    const token = await tokenFor(await challenge(person, info, { username: 'mine' }));
    expect(await isTaken(token)).toBe(false);
    expect(await isTaken(token, person, '/api/user/two-step/start')).toBe(false);
    expect(await isTaken(token, person, info, { username: 'yours' })).toBe(false);
    expect(await isTaken(token, person, info, { username: 'mine', phone: '' })).toBe(false);
    expect(await isTaken(token, person, info, { username: 'mine' })).toBe(true);
    const back = await tokenFor(await challenge(person, info, { username: 'member' }));
    expect(await isTaken(back, person, info, { username: 'member' })).toBe(true);
  });

  it('counts in one session of one account', async () => {
    const action = await challenge();
    const token = await tokenFor(action);
    for (const account of ['member', 'owner']) {
      const other = await platform.person(account);
      other.confirms = false;
      expect(await isTaken(token, other)).toBe(false);
      expect((await prove({ password: demoPassword }, action, other)).json.status).toBe(410);
    }
    expect(await isTaken(token)).toBe(true);
  });

  it('counts for five minutes, and so does the question', async () => {
    const action = await challenge();
    const token = await tokenFor(action);
    platform.later(5 * 60 + 1);
    expect(await isTaken(token)).toBe(false);
    expect((await prove({ password: demoPassword }, action)).json.status).toBe(410);
    expect((await shownFor(action)).status).toBe(410);
    for (const made of ['', 'x', `${await challenge()}x`]) {
      expect((await prove({ password: demoPassword }, made)).json.status).toBe(410);
    }
  });

  it('tells the former address of a change, and the dialog names the new one', async () => {
    const email = 'new.member@example.com';
    await person.post('/verifyEmail', { email, purpose: 'profile' });
    const change = { email, emailCode: await newestCode(platform.dataDir, email) };
    const action = await challenge(person, info, change);
    expect((await shownFor(action)).data.actions).toEqual([`Change your email address to ${email}`]);
    expect(await isTaken(await tokenFor(action), person, info, change)).toBe(true);
    const told = (await readOutbox(platform.dataDir)).filter(({ to }) => to === 'member@example.com').at(-1);
    expect(told).toMatchObject({
      subject: expect.stringContaining('address'),
      text: expect.stringContaining('was not you'),
    });
    const { database } = platform.services;
    const row = (await findByIdentifier(database, { kind: 'username', value: 'member' }))!;
    await updateAccount(database, row.id, { email: 'member@example.com' });
  });

  it('is given by a mailed code where there is no password', async () => {
    const { database } = platform.services;
    const row = (await findByIdentifier(database, { kind: 'username', value: 'member' }))!;
    await updateAccount(database, row.id, { password_hash: null });
    const action = await challenge();
    expect((await shownFor(action)).data.methods).toEqual(['code']);
    const sent = await person.post('/api/user/prove/code', { email: 'evil@example.com' });
    expect(sent.json).toMatchObject({ status: 0, ok: true });
    const code = await newestCode(platform.dataDir, 'member@example.com');
    expect((await platform.visitor().post('/login', { email: 'member@example.com', token: code })).status).toBe(422);
    const elsewhere = { address: '198.51.100.9' };
    for (let number = 0; number < 8; number += 1) {
      await platform.services.codes.redeem(proofCodePurpose, 'member@example.com', 'guess', elsewhere);
    }
    expect((await prove({ code }, action)).status).toBe(200);
    expect((await prove({ code }, action)).status).toBe(422);
    await updateAccount(database, row.id, { password_hash: row.password_hash });
    expect((await person.post('/api/user/prove/code')).status).toBe(403);
    expect((await prove({ code }, action)).status).toBe(422);
  });

  it('is given by the authenticator app', async () => {
    person = await platform.person('owner');
    const { secret, backupCodes } = await turnOnTwoStep(person, () => platform.services.now());
    person.confirms = false;
    platform.later(60);
    const action = await challenge();
    expect((await shownFor(action)).data.methods).toEqual(['password', 'totp']);
    const totp = appCode(secret, platform.services.now());
    expect((await prove({ totp }, action)).status).toBe(200);
    expect((await prove({ totp }, action)).status).toBe(422);
    expect((await prove({ totp: backupCodes[0] }, action)).status).toBe(200);
  });

  it('is given by an own passkey, for a challenge of this session, once', async () => {
    const key = new Authenticator();
    const honest = { origin: platform.base, relyingParty: '127.0.0.1' };
    const ask = async (from: Person, path: string) => (await from.post<Offer>(path)).json.data.options;
    person = await platform.person('admin');
    expect((await person.post('/api/user/prove/passkey')).status).toBe(403);
    const made = key.create(await ask(person, '/api/user/passkeys/options'), honest);
    await person.post('/api/user/passkeys/add', { response: made, name: 'Key' });
    person.confirms = false;
    const action = await challenge();
    expect((await shownFor(action)).data.methods).toEqual(['password', 'passkey']);

    const refused = async (passkey: object) => {
      const answer = await prove({ passkey }, action);
      expect([answer.status, answer.json.msg]).toEqual([422, 'This passkey was not accepted.']);
    };
    const other = await platform.person('admin');
    await refused(key.get(await ask(other, '/api/user/prove/passkey'), honest));
    await refused(key.get(await ask(person, '/auth/passkey/options'), honest));
    await refused(new Authenticator().get(await ask(person, '/api/user/prove/passkey'), honest));
    await refused(key.get(await ask(person, '/api/user/prove/passkey'), { ...honest, verified: false }));
    await refused(key.get(await ask(person, '/api/user/prove/passkey'), { ...honest, origin: 'https://evil.cn' }));
    await refused({});
    const passkey = key.get(await ask(person, '/api/user/prove/passkey'), honest);
    const proven = await person.post<{ token: string }>('/api/user/prove', { action, passkey });
    expect(await isTaken(proven.json.data.token)).toBe(true);
    await refused(passkey);
  });

  it('needs a session', async () => {
    for (const path of ['/api/user/prove', '/api/user/prove/code', '/api/user/prove/passkey']) {
      expect((await platform.visitor().post(path, { action: 'x', password: demoPassword })).status).toBe(401);
    }
  });

  it('shows an address mostly hidden', () => {
    expect(['a@b.cn', 'ann.longname@example.com', ''].map(mostlyHidden)).toEqual(['a@b.cn', 'a•••••@example.com', '']);
  });
});
