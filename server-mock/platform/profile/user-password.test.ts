import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

const path = '/api/user/password';
const wish = (originalPassword: string, password = 'Better12#', repeatPassword = password) => ({
  originalPassword,
  password,
  repeatPassword,
});

onOneEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it('changes the password and ends all other sessions', async () => {
    const [person, elsewhere] = [await platform.person('owner'), await platform.person('owner')];
    expect((await person.post(path, wish(demoPassword))).json).toEqual({ status: 0, msg: '', data: {} });
    expect((await person.get('/api/user/info')).status).toBe(200);
    expect((await elsewhere.get('/api/user/info')).status).toBe(401);
    await platform.visitor().signIn('owner', 'Better12#');
    expect((await person.post(path, wish('Better12#', demoPassword))).status).toBe(200);
  });

  it('renews the session id, and the old one is dead', async () => {
    const person = await platform.person('owner');
    const former = new Map(person.cookies);
    await person.post(path, wish(demoPassword, 'Better12#'));
    expect((await person.get('/api/user/info')).status).toBe(200);
    const thief = platform.visitor();
    for (const [name, value] of former) thief.cookies.set(name, value);
    expect((await thief.get('/api/user/info')).status).toBe(401);
    const second = new Map(person.cookies);
    person.confirmBy = async () => ({ password: 'Better12#' });
    await person.post('/api/user/info', { changePassword: true, password: demoPassword, surePassword: demoPassword });
    expect([...person.cookies]).not.toEqual([...second]);
    expect((await person.get('/api/user/info')).status).toBe(200);
  });

  it('wants the present password', async () => {
    const person = await platform.person('owner');
    const answer = await person.post(path, wish('Wrong123!'));
    expect([answer.status, answer.json.errors]).toEqual([422, { originalPassword: 'The present password is wrong.' }]);
    const line = (await auditOf(platform.services)).at(-1);
    expect(line).toMatchObject({ action: 'proof.failed', actor_name: 'Owner', detail: { method: 'password' } });
    await platform.person('owner');
  });

  it('applies the rules before it looks at the present password', async () => {
    const person = await platform.person('owner');
    const answer = await person.post(path, wish('Wrong123!', 'short', 'shorter'));
    expect(answer.json.errors).toEqual({
      password: '8 to 16 characters.',
      repeatPassword: 'The two passwords differ.',
    });
  });

  it('is not where a super-administrator changes it', async () => {
    const person = await platform.person('admin');
    const answer = await person.post(path, wish(demoPassword));
    expect([answer.status, answer.json.msg]).toEqual([403, "A platform administrator's password is not changed here."]);
    await platform.person('admin');
  });

  it('describes the rules in the language of the reader', async () => {
    const english = await platform.visitor().get('/passwordDesc');
    expect(english.json.data.description).toBe(
      '8 to 16 characters. At least one letter. At least one digit. At least one of ~!@#$%^&*.',
    );
    const chinese = await platform.visitor({ 'accept-language': 'zh-CN' }).get('/passwordDesc');
    expect(chinese.json.data.rules).toHaveLength(4);
    expect(chinese.json.data.description).toContain('8 到 16');
  });

  it('shows the description of the operator', async () => {
    const environment = {
      PAGEWRIGHT_PASSWORD_DESCRIPTION: 'Long ones, please',
      PAGEWRIGHT_PASSWORD_RULES: 'length:4-6',
    };
    const other = await startDemoPlatform(engine, { environment });
    const { pattern, checks, ...hint } = (await other.visitor().get('/passwordDesc')).json.data;
    expect(hint).toEqual({ description: 'Long ones, please', rules: ['4 to 6 characters.'] });
    expect(pattern).toContain('{4,6}');
    expect(checks).toEqual([{ text: '4 to 6 characters.', pattern }]);
    const person = await other.person('owner');
    expect((await person.post(path, wish(demoPassword, 'wqpl'))).status).toBe(200);
  });
});
