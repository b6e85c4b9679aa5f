import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ProofMethodsAnswer } from '../../src/types/generated/contracts/recent-proof.ts';
import { auditOf } from '../../tests/support/audit.ts';
import { Authenticator } from '../../tests/support/authenticator.ts';
import { forEachEngine } from '../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../tests/support/demo-platform.ts';
import { newestCode } from '../../tests/support/outbox.ts';
import type { Person } from '../../tests/support/person.ts';
import { appCode, turnOnTwoStep } from '../../tests/support/two-step.ts';
import { findByIdentifier, updateAccount } from '../accounts/queries.ts';
import { mostlyHidden } from './methods.ts';
import { proofPurpose } from './send-code.ts';

type Offer = { options: { challenge: string } };

const cookie = 'pagewright_session';
const proofNeeded = 4031;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let person: Person;

  const waysOf = async () => (await person.get<ProofMethodsAnswer>('/api/user/proof')).json.data;
  const isAsked = async () => (await person.post('/api/user/sessions/end-others')).json.status === proofNeeded;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });
  beforeEach(async () => {
    person = await platform.person('member');
  });

  it('is there after signing in, for ten minutes', async () => {
    expect(await isAsked()).toBe(false);
    platform.later(9 * 60);
    expect((await waysOf()).recent).toBe(true);
    platform.later(61);
    expect(await waysOf()).toEqual({ methods: ['password'], email: 'm•••••@example.com', recent: false });
    expect(await isAsked()).toBe(true);
  });

  it('is given by the password; the session goes on under another id', async () => {
    platform.later(11 * 60);
    const former = person.cookies.get(cookie)!;
    const wrong = await person.post('/api/user/prove', { password: 'Wrong123!' });
    expect([wrong.status, Object.keys(wrong.json.errors ?? {})]).toEqual([422, ['password']]);
    expect(await isAsked()).toBe(true);
    expect((await person.post('/api/user/prove', { password: demoPassword })).status).toBe(200);
    expect(await isAsked()).toBe(false);
    expect(person.cookies.get(cookie)).not.toBe(former);
    const thief = platform.visitor();
    thief.cookies.set(cookie, former);
    expect((await thief.get('/api/user/info')).status).toBe(401);
    const lines = (await auditOf(platform.services)).filter(({ action }) => action.startsWith('proof.'));
    expect(lines.map(({ action }) => action)).toEqual(['proof.failed', 'proof.given']);
  });

  it('stands before another password or address in the profile, and not before another name', async () => {
    platform.later(11 * 60);
    const change = (body: object) => person.post('/api/user/info', body);
    const secret = { changePassword: true, password: 'Quiet#River7', surePassword: 'Quiet#River7' };
    expect((await change(secret)).json.status).toBe(proofNeeded);
    expect((await change({ phone: '' })).json.status).toBe(proofNeeded);
    expect((await change({ nickName: 'Mem' })).status).toBe(200);
    expect((await platform.visitor().signIn('member', demoPassword)).cookies.has(cookie)).toBe(true);
  });

  it('of one session says nothing about another one', async () => {
    platform.later(11 * 60);
    const elsewhere = await platform.person('member');
    expect((await elsewhere.get('/api/user/proof')).json.data['recent']).toBe(true);
    expect(await isAsked()).toBe(true);
  });

  it('is given by a mailed code where there is no password', async () => {
    const { database } = platform.services;
    const row = (await findByIdentifier(database, { kind: 'username', value: 'member' }))!;
    await updateAccount(database, row.id, { password_hash: null });
    platform.later(11 * 60);
    expect((await waysOf()).methods).toEqual(['code']);
    const sent = await person.post('/api/user/prove/code', { email: 'evil@example.com' });
    expect(sent.json).toMatchObject({ status: 0, ok: true });
    const code = await newestCode(platform.dataDir, 'member@example.com');
    expect((await platform.visitor().post('/login', { email: 'member@example.com', token: code })).status).toBe(422);
    const elsewhere = { address: '198.51.100.9' };
    for (let number = 0; number < 8; number += 1) {
      await platform.services.codes.redeem(proofPurpose, 'member@example.com', 'guess', elsewhere);
    }
    expect((await person.post('/api/user/prove', { code })).status).toBe(200);
    expect((await person.post('/api/user/prove', { code })).status).toBe(422);
    await updateAccount(database, row.id, { password_hash: row.password_hash });
    expect((await person.post('/api/user/prove/code')).status).toBe(403);
    expect((await person.post('/api/user/prove', { code })).status).toBe(422);
  });

  it('is given by the authenticator app', async () => {
    person = await platform.person('owner');
    const { secret, backupCodes } = await turnOnTwoStep(person, () => platform.services.now());
    platform.later(11 * 60);
    expect((await waysOf()).methods).toEqual(['password', 'totp']);
    const totp = appCode(secret, platform.services.now());
    expect((await person.post('/api/user/prove', { totp })).status).toBe(200);
    expect((await person.post('/api/user/prove', { totp })).status).toBe(422);
    expect((await person.post('/api/user/prove', { totp: backupCodes[0] })).status).toBe(200);
  });

  it('is given by an own passkey, for a challenge of this session, once', async () => {
    const key = new Authenticator();
    const honest = { origin: platform.base, relyingParty: '127.0.0.1' };
    const ask = async (from: Person, path: string) => (await from.post<Offer>(path)).json.data.options;
    person = await platform.person('admin');
    expect((await person.post('/api/user/prove/passkey')).status).toBe(403);
    const made = key.create(await ask(person, '/api/user/passkeys/options'), honest);
    await person.post('/api/user/passkeys/add', { response: made, name: 'Key' });
    platform.later(11 * 60);
    expect((await waysOf()).methods).toEqual(['password', 'passkey']);

    const refused = async (passkey: object) => {
      const answer = await person.post('/api/user/prove', { passkey });
      expect([answer.status, answer.json.msg]).toEqual([422, 'This passkey was not accepted.']);
    };
    const other = await platform.person('admin');
    await refused(key.get(await ask(other, '/api/user/prove/passkey'), honest));
    await refused(key.get(await ask(person, '/auth/passkey/options'), honest));
    await refused(new Authenticator().get(await ask(person, '/api/user/prove/passkey'), honest));
    await refused(key.get(await ask(person, '/api/user/prove/passkey'), { ...honest, verified: false }));
    await refused(key.get(await ask(person, '/api/user/prove/passkey'), { ...honest, origin: 'https://evil.cn' }));
    await refused({});
    expect(await isAsked()).toBe(true);
    const passkey = key.get(await ask(person, '/api/user/prove/passkey'), honest);
    expect((await person.post('/api/user/prove', { passkey })).status).toBe(200);
    expect(await isAsked()).toBe(false);
    await refused(passkey);
  });

  it('needs a session', async () => {
    for (const path of ['/api/user/prove', '/api/user/prove/code', '/api/user/prove/passkey']) {
      expect((await platform.visitor().post(path, { password: demoPassword })).status).toBe(401);
    }
  });

  it('shows an address mostly hidden', () => {
    expect(['a@b.cn', 'ann.longname@example.com', ''].map(mostlyHidden)).toEqual(['a@b.cn', 'a•••••@example.com', '']);
  });
});
