import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { newestCode, readOutbox } from '../../../tests/support/outbox.ts';
import type { Person } from '../../../tests/support/person.ts';

const path = '/api/user/info';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  /** Makes what is refused. A sign-in for each of these tests would take most of their time. */
  let member: Person;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_ADMINISTRATORS: 'Root@Example.com' } });
    member = await platform.person('member');
  });

  /** A code such as the owner of a new address gets. */
  const codeFor = (target: string, purpose = 'profile') => platform.services.codes.issue(purpose, target);

  it('answers the profile and nothing else', async () => {
    const { json } = await (await platform.person('member')).get(path);
    expect(json.data).toEqual({
      id: expect.any(Number),
      name: 'Member',
      email: 'member@example.com',
      username: 'member',
      phone: '13800000000',
      nickName: '',
      avatar: '',
    });
  });

  it('is for the signed-in alone', async () => {
    for (const url of [path, '/api/user/roles', '/api/company'])
      expect((await platform.visitor().get(url)).status).toBe(401);
    for (const url of [path, '/api/user/password']) expect((await platform.visitor().post(url, {})).status).toBe(401);
  });

  it('keeps what the form sends, whole as the form has it', async () => {
    const person = await platform.person('member');
    const profile = (await person.get(path)).json.data;
    const form = {
      ...profile,
      isSuperAdmin: false,
      name: ' Mia ',
      nickName: 'M',
      phone: '13811112222',
      phoneCode: await codeFor('13811112222'),
      changePassword: false,
    };
    const answer = await person.post(path, form);
    expect(answer.json).toEqual({
      status: 0,
      msg: '',
      data: { ...profile, name: 'Mia', nickName: 'M', phone: '13811112222' },
    });
    expect((await person.get(path)).json.data).toEqual(answer.json.data);
    const back = { name: 'Member', nickName: '', phone: '13800000000', phoneCode: await codeFor('13800000000') };
    expect((await person.post(path, back)).status).toBe(200);
  });

  it.each([
    ['email', 'OWNER@example.com', 'This address belongs to another account.'],
    ['username', 'Owner', 'This username belongs to another account.'],
    ['phone', '13800000000', 'This phone number belongs to another account.'],
  ])('never takes over the %s of another account', async (field, value, msg) => {
    const account = field === 'phone' ? 'owner' : 'member';
    const person = await platform.person(account);
    const before = (await person.get(path)).text;
    const code = await codeFor(value.toLowerCase());
    const codes = field === 'username' ? {} : { [`${field}Code`]: code };
    const answer = await person.post(path, { [field]: value, ...codes, nickName: 'changed' });
    expect([answer.status, answer.json.errors]).toEqual([422, { [field]: msg }]);
    expect((await person.get(path)).text).toBe(before);
  });

  it('tells of a username that belongs to another account, and of what else is wrong', async () => {
    const person = await platform.person('member');
    const answer = await person.post(path, { name: '', email: 'owner@example.com', username: 'owner' });
    expect([answer.status, answer.json.errors]).toEqual([
      422,
      { name: 'Required.', emailCode: 'Required.', username: 'This username belongs to another account.' },
    ]);
  });

  it.each([
    ['email', 'owner@example.com', 'nobody@example.com', 'This address belongs to another account.'],
    ['phone', '13911112222', '13911113333', 'This phone number belongs to another account.'],
  ])('says that a %s has an account to nobody but who reads its codes', async (field, known, unknown, told) => {
    const { database } = platform.services;
    await database.query.updateTable('account').set({ phone: '13911112222' }).where('username', '=', 'owner').execute();
    const person = await platform.person('member');
    const codeField = `${field}Code`;
    const answers = async (change: Record<string, string>) => [
      await person.post(path, { [field]: known, ...change }),
      await person.post(path, { [field]: unknown, ...change }),
    ];
    for (const change of [{}, { [codeField]: '000000' }]) {
      const [first, second] = await answers(change);
      expect([first!.status, first!.json]).toEqual([second!.status, second!.json]);
    }
    const proven = await person.post(path, { [field]: known, [codeField]: await codeFor(known) });
    expect([proven.status, proven.json.errors]).toEqual([422, { [field]: told }]);
  });

  it.each([
    ['email', 'new@example.com'],
    ['phone', '13812345678'],
  ])('takes a new %s with the code sent to it alone', async (field, value) => {
    const late = await codeFor(value);
    platform.later(601);
    const person = await platform.person('member');
    const before = await person.get<Record<string, string>>(path);
    const codeField = `${field}Code`;
    const tried = async (code?: string) => {
      const answer = await person.post(path, { [field]: value, nickName: 'Half', ...(code && { [codeField]: code }) });
      expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, [codeField]]);
      return answer.json.errors?.[codeField];
    };
    expect(await tried()).toBe('Required.');
    expect(await tried(late)).toBe('The code has expired. Please ask for a new one.');
    expect(await tried('000000')).toBe('The code is wrong or has expired.');
    expect(await tried(await codeFor(value, 'login'))).toBe('The code is wrong or has expired.');
    expect(await tried(await codeFor(`x${value}`))).toBe('The code is wrong or has expired.');
    expect((await person.get(path)).text).toBe(before.text);

    const old = before.json.data[field]!;
    const change = async (to: string, code: string) =>
      (await person.post(path, { [field]: to, [codeField]: code })).status;
    const good = await codeFor(value);
    expect(await change(value.toUpperCase(), good)).toBe(200);
    expect(await change(old, good)).toBe(422);
    expect(await change(old, await codeFor(old))).toBe(200);
  });

  it('lets an address be changed only after that change was confirmed', async () => {
    const person = await platform.person('member');
    person.confirms = false;
    const wish = { phone: '13812345678', phoneCode: await codeFor('13812345678') };
    expect((await person.post(path, wish)).json.status).toBe(4031);
    expect((await person.post(path, { phone: '' })).json.status).toBe(4031);
    expect((await person.post(path, { nickName: 'Nick' })).status).toBe(200);
    person.confirms = true;
    expect((await person.post(path, wish)).status).toBe(200);
    await person.post(path, { nickName: '', phone: '13800000000', phoneCode: await codeFor('13800000000') });
  });

  it('lets one of two accounts have an identifier they both want', async () => {
    const owner = await platform.person('owner');
    const answers = await Promise.all([member, owner].map((person) => person.post(path, { username: 'wanted' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await member.post(path, { username: 'member' });
    await owner.post(path, { username: 'owner' });
  });

  it('does not let anybody become administrator by taking a configured address', async () => {
    const person = await platform.person('member');
    const take = (email: string, emailCode?: string) => person.post(path, { email, ...(emailCode && { emailCode }) });
    for (const emailCode of [undefined, '000000']) {
      const [reserved, free] = [await take('root@example.com', emailCode), await take('free@example.com', emailCode)];
      expect([reserved.status, reserved.json]).toEqual([422, free.json]);
    }
    const answer = await take('root@example.com', await codeFor('root@example.com'));
    expect([answer.status, answer.json.errors]).toEqual([422, { email: 'This address cannot be used.' }]);
    expect((await person.post(path, { isSuperAdmin: true })).status).toBe(403);
  });

  it('tells the former address about a new one', async () => {
    const person = await platform.person('owner');
    const { dataDir } = platform;
    expect((await person.post('/verifyEmail', { email: 'chief@example.com', purpose: 'profile' })).status).toBe(200);
    const emailCode = await newestCode(dataDir, 'chief@example.com');
    expect((await person.post(path, { email: 'chief@example.com', emailCode })).status).toBe(200);
    expect((await readOutbox(platform.dataDir)).at(-1)).toMatchObject({
      to: 'owner@example.com',
      subject: 'Your address at Pagewright was changed',
    });
    expect((await platform.visitor().post('/verifyEmail', { email: 'chief@example.com' })).json.ok).toBe(true);
    expect((await readOutbox(platform.dataDir)).at(-1)?.subject).toBe('Your code for Pagewright');
    await person.post(path, { email: 'owner@example.com', emailCode: await codeFor('owner@example.com') });
  });

  it('changes the password: the new one counts, other sessions end, the owner hears of it', async () => {
    const [person, elsewhere] = [await platform.person('owner'), await platform.person('owner')];
    const wish = { changePassword: true, password: 'Better12#', surePassword: 'Better12#' };
    expect((await person.post(path, wish)).status).toBe(200);
    expect((await person.get(path)).status).toBe(200);
    expect((await elsewhere.get(path)).status).toBe(401);
    await expect(platform.person('owner')).rejects.toThrow('not signed in');
    const sessions = await person.get<{ items: { method: string }[] }>('/api/user/sessions');
    expect(sessions.json.data.items.map(({ method }) => method)).toEqual(['password']);
    await platform.visitor().signIn('owner', 'Better12#');
    expect((await readOutbox(platform.dataDir)).at(-1)?.subject).toBe('Your password for Pagewright was changed');
    person.confirmBy = async () => ({ password: wish.password });
    await person.post(path, { changePassword: true, password: demoPassword, surePassword: demoPassword });
    const lines = (await auditOf(platform.services)).filter(({ action }) => action === 'password.changed');
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('Better12#');
  });

  it.each([
    ['Short1!', 'Short1!', { password: '8 to 16 characters.' }],
    ['Seventeen-long1!!', 'Seventeen-long1!!', { password: '8 to 16 characters.' }],
    ['NoDigits!', 'NoDigits!', { password: 'At least one digit.' }],
    ['12345678!', '12345678!', { password: 'At least one letter.' }],
    ['NoSymbol1', 'NoSymbol1', { password: 'At least one of ~!@#$%^&*.' }],
    ['Better12#', 'Better12!', { surePassword: 'The two passwords differ.' }],
  ])('refuses the new password %s / %s', async (password, surePassword, errors) => {
    const answer = await member.post(path, { changePassword: true, password, surePassword, name: 'Half' });
    expect([answer.status, answer.json.errors]).toEqual([422, errors]);
    expect((await member.get(path)).json.data.name).toBe('Member');
  });

  it.each([
    [{ admin: true }],
    [{ id: 1 }],
    [{ name: 5 }],
    [{ name: null }],
    [{ name: 'x'.repeat(65) }],
    [{ changePassword: 'yes' }],
    [{ password_hash: 'x' }],
    [[]],
    ['text'],
    [null],
  ])('refuses the body %j', async (body) => {
    const answer = await member.post(path, body);
    expect([400, 403, 422]).toContain(answer.status);
    expect(answer.json.status).not.toBe(0);
  });

  it.each([
    '{"__proto__": {"isSuperAdmin": true}}',
    '{"constructor": {"prototype": {"x": 1}}}',
    '{"name": "x"',
    '',
    '\u0000',
  ])('refuses the raw body %j', async (body) => {
    const answer = await member.send(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect([400, 422]).toContain(answer.status);
    expect(({} as Record<string, unknown>)['isSuperAdmin']).toBeUndefined();
  });

  it('refuses a body beyond its limit and a type it does not read', async () => {
    expect((await member.post(path, { name: 'x'.repeat(1_100_000) })).status).toBe(413);
    const xml = await member.send(path, { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } });
    expect(xml.status).toBe(415);
  });

  it('is not where a super-administrator changes the password', async () => {
    const admin = await platform.person('admin');
    const wish = { changePassword: true, password: 'Better12#', surePassword: 'Better12#', nickName: 'Half' };
    const answer = await admin.post(path, wish);
    expect([answer.status, answer.json.msg]).toEqual([403, "A platform administrator's password is not changed here."]);
    expect((await (await platform.person('admin')).get(path)).json.data.nickName).toBe('');
    expect((await admin.post(path, { changePassword: false, nickName: '' })).status).toBe(200);
  });

  it('tells one account of twenty usernames of others in an hour, and no more', async () => {
    const person = await platform.person('member');
    const ask = () => person.post(path, { username: 'owner' });
    const answers = [];
    for (let number = 0; number < 21; number += 1) answers.push((await ask()).status);
    expect([answers.at(-1), answers.filter((status) => status === 422).length <= 20]).toEqual([429, true]);
    expect((await person.post(path, { nickName: '' })).status).toBe(200);
    platform.later(3600);
    expect((await (await platform.person('member')).post(path, { username: 'owner' })).status).toBe(422);
  });

  it('takes no avatar but an own upload', async () => {
    for (const avatar of [
      'https://evil.cn/x.png',
      'javascript:alert(1)',
      '/api/upload/12345',
      '/logout',
      '//evil.cn',
    ]) {
      const answer = await member.post(path, { avatar });
      expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['avatar']]);
    }
  });

  it('writes a change down once, by field name', async () => {
    const person = await platform.person('member');
    const before = (await auditOf(platform.services)).length;
    await person.post(path, { nickName: 'Nick', name: 'Member' });
    await person.post(path, { nickName: 'Nick' });
    const lines = (await auditOf(platform.services)).slice(before);
    expect(lines).toMatchObject([
      { action: 'profile.changed', actor_name: 'Member', detail: { fields: ['nick_name'] } },
    ]);
  });
});
