import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { newestCode, readOutbox } from '../../../tests/support/outbox.ts';
import type { Person } from '../../../tests/support/person.ts';

const minute = 60;
/** So that ten codes in an hour are never reached. */
const pause = 7 * minute;
const email = 'owner@example.com';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let present = demoPassword;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  async function ask(address = email, purpose = 'reset') {
    platform.later(pause);
    return platform.visitor().post('/verifyEmail', { email: address, purpose });
  }
  async function freshCode(address = email): Promise<string> {
    expect((await ask(address)).json.ok).toBe(true);
    return newestCode(platform.dataDir, address);
  }
  const form = (token: string, tokenNew = 'Better12#', address = email) => ({
    accountType: 'email',
    email: address,
    token,
    tokenNew,
    tokenRepeat: tokenNew,
  });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const works = async (password: string) =>
    (await platform.visitor().post('/auth/phone?method=password', { email, token: password })).status === 200;

  /** Resets with a fresh code and remembers the password. */
  async function reset(password: string, person: Person = platform.visitor()) {
    const answer = await person.post('/resetpwd', form(await freshCode(), password));
    present = answer.status === 200 ? password : present;
    return answer;
  }

  it('sets a new password by a mailed code, ends every session and tells the owner', async () => {
    const elsewhere = await platform.person('owner');
    const answer = await reset('Better12#');
    expect(answer.json).toEqual({ status: 0, msg: '', data: { redirect: '/login' } });
    expect((await elsewhere.get('/api/user/info')).status).toBe(401);
    expect([await works(demoPassword), await works('Better12#')]).toEqual([false, true]);
    const { subject, text } = (await readOutbox(platform.dataDir)).findLast(({ to }) => to === email)!;
    expect([subject, text]).toEqual([expect.stringContaining('was changed'), expect.not.stringContaining('Better12#')]);
    const line = (await auditOf(platform.services)).findLast(({ action }) => action === 'password.reset');
    expect(line).toMatchObject({ actor_name: 'Owner', address: '127.0.0.1', detail: { accountType: 'email' } });
  });

  it('signs nobody in', async () => {
    const person = platform.visitor();
    await reset('Better13#', person);
    expect((await person.get('/api/user/info')).status).toBe(401);
  });

  it('takes a code once, for its own purpose and target alone', async () => {
    const token = await freshCode();
    expect((await platform.visitor().post('/login', { email, token })).status).toBe(422);
    const other = await platform.visitor().post('/resetpwd', form(token, 'Better14#', 'member@example.com'));
    expect([other.status, other.json.errors]).toEqual([422, { token: 'The code is wrong or has expired.' }]);
    expect((await platform.visitor().post('/resetpwd', form(token, 'Better14#'))).status).toBe(200);
    present = 'Better14#';
    const again = await platform.visitor().post('/resetpwd', form(token, 'Better15#'));
    expect([again.status, await works(present)]).toEqual([422, true]);
    await ask(email, 'login');
    const login = await newestCode(platform.dataDir, email);
    expect((await platform.visitor().post('/resetpwd', form(login, 'Better15#'))).status).toBe(422);
  });

  it('says at the field what is wrong, before the code is spent', async () => {
    const token = await freshCode();
    const person = platform.visitor();
    const errorsOf = async (change: object) =>
      (await person.post('/resetpwd', { ...form(token), ...change })).json.errors;
    expect(await errorsOf({ tokenNew: 'short', tokenRepeat: 'other' })).toEqual({
      tokenNew: '8 to 16 characters.',
      tokenRepeat: 'The two passwords differ.',
    });
    expect(await errorsOf({ tokenNew: 'Password1!', tokenRepeat: 'Password1!' })).toEqual({
      tokenNew: 'This password is among the first that others guess. Please choose another one.',
    });
    expect(await errorsOf({ token: '12345' })).toEqual({ token: 'The code has 6 characters.' });
    expect(await errorsOf({ email: 'nobody' })).toEqual({ email: 'This is not a valid email address.' });
    expect(await errorsOf({ accountType: 'phone', phone: '123' })).toEqual({ phone: 'A phone number has 11 digits.' });
    expect((await person.post('/resetpwd', form(token, 'Better16#'))).status).toBe(200);
    present = 'Better16#';
  });

  it('says only to the proven owner that the name is in the password, and asks for no other code', async () => {
    await platform.services.database.query
      .updateTable('account')
      .set({ username: 'zanzibar' })
      .where('email', '=', email)
      .execute();
    const refused = { ...form('000000', 'zanziBar#7') };
    const stranger = await platform.visitor().post('/resetpwd', refused);
    expect(Object.keys(stranger.json.errors!)).toEqual(['token']);
    const person = platform.visitor();
    const answer = await person.post('/resetpwd', { ...refused, token: await freshCode() });
    expect(answer.json.errors).toEqual({ tokenNew: 'It must not contain your account, name or phone number.' });
    expect((await person.post('/resetpwd', form('', 'Better17#'))).status).toBe(200);
    present = 'Better17#';
  });

  it('tells an expired code from a wrong one, in both calls', async () => {
    const token = await freshCode();
    platform.later(11 * minute);
    for (const path of ['/VerifyAccount', '/resetpwd']) {
      const fields = { accountType: 'email', email, ...(path === '/resetpwd' ? form(token) : {}) };
      const late = await platform.visitor().post(path, { ...fields, token });
      expect([late.status, late.json.status]).toEqual([410, 410]);
      const other = await platform.visitor().post(path, { ...fields, token: wrong(token) });
      expect([other.status, other.json.status]).toEqual([422, 422]);
    }
  });

  it('lets the browser that verified the account set the password within a quarter of an hour, once', async () => {
    const person = platform.visitor();
    const verify = async () => person.post('/VerifyAccount', { accountType: 'email', email, token: await freshCode() });
    expect((await verify()).json).toEqual({ status: 0, msg: '', data: {} });
    expect((await platform.visitor().post('/resetpwd', form(''))).status).toBe(422);
    expect((await person.post('/resetpwd', form('', 'Better18#', 'member@example.com'))).status).toBe(422);
    await verify();
    expect((await person.post('/resetpwd', form('', 'Better18#'))).status).toBe(200);
    present = 'Better18#';
    expect((await person.post('/resetpwd', form('', 'Better19#'))).status).toBe(422);
    await verify();
    platform.later(16 * minute);
    expect((await person.post('/resetpwd', form('', 'Better19#'))).status).toBe(422);
    expect(await works(present)).toBe(true);
  });

  it('ends what a browser has proven as soon as somebody sets another password', async () => {
    const person = platform.visitor();
    const token = await freshCode();
    expect((await person.post('/VerifyAccount', { accountType: 'email', email, token })).status).toBe(200);
    await reset('Better21#');
    expect((await person.post('/resetpwd', form('', 'Better22#'))).status).toBe(422);
    expect([await works('Better21#'), await works('Better22#')]).toEqual([true, false]);
  });

  it('ends the codes that were sent before the owner changed the password', async () => {
    const owner = await platform.visitor().signIn(email, present);
    const token = await freshCode();
    await ask(email, 'login');
    const login = await newestCode(platform.dataDir, email);
    const fresh = 'Better23#';
    const change = { originalPassword: present, password: fresh, repeatPassword: fresh };
    expect((await owner.post('/api/user/password', change)).status).toBe(200);
    present = fresh;
    expect((await platform.visitor().post('/resetpwd', form(token, 'Better24#'))).status).toBe(422);
    expect((await platform.visitor().post('/login', { email, token: login })).status).toBe(422);
    expect(await works(fresh)).toBe(true);
  });

  it('answers the same for addresses without an account', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@example.com')];
    expect(unknown.json).toEqual(known.json);
    const tried = await Promise.all(
      [email, 'nobody@example.com'].map((address) =>
        platform.visitor().post('/resetpwd', form('000000', 'Better1#x', address)),
      ),
    );
    expect(tried[1]!.text).toBe(tried[0]!.text);
    const mail = (await readOutbox(platform.dataDir)).findLast(({ to }) => to === 'nobody@example.com');
    expect(mail?.text).toContain('there is no account');
  });

  it('lets the owner in at once, whatever pause wrong passwords have earned', async () => {
    const person = platform.visitor();
    for (let number = 0; number < 6; number += 1) {
      await person.post('/auth/phone?method=password', { email, token: 'Wrong123!' });
    }
    const paused = () =>
      platform.services.database.query
        .selectFrom('limit_counter')
        .select('key')
        .where('key', 'like', 'failures:account:%@%')
        .execute();
    expect(await paused()).not.toEqual([]);
    await reset('Better20#');
    expect(await paused()).toEqual([]);
    expect(await works('Better20#')).toBe(true);
  });

  it('is off where nobody signs in with a password', async () => {
    const other = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_AUTH_TYPES: 'email' } });
    const answers = await Promise.all([
      other.visitor().post('/resetpwd', form('123456')),
      other.visitor().post('/VerifyAccount', { accountType: 'email', email, token: '123456' }),
      other.visitor().post('/verifyEmail', { email, purpose: 'reset' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('sends codes of other purposes only to who may ask for them', async () => {
    expect((await ask(email, 'bind')).status).toBe(403);
    expect((await ask(email, 'profile')).status).toBe(401);
    const person = await platform.person('member');
    platform.later(minute);
    expect((await person.post('/verifyEmail', { email: 'fresh@example.com', purpose: 'profile' })).json.ok).toBe(true);
    expect(await newestCode(platform.dataDir, 'fresh@example.com')).toMatch(/^\d{6}$/);
  });
});
