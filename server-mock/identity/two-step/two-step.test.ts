import { beforeAll, beforeEach, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { newestCode, readOutbox } from '../../../tests/support/outbox.ts';
import type { Person } from '../../../tests/support/person.ts';
import { appCode, turnOnTwoStep } from '../../../tests/support/two-step.ts';
import { removeTwoStepOf } from './remove-two-step.ts';

const cookie = 'pagewright_session';
const firstStep = '/auth/phone?method=password';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  let secret: string;
  let backupCodes: string[];

  const now = () => platform.services.now();
  const code = () => appCode(secret, now());
  const isSignedIn = async (person: Person) => (await person.get('/api/user/info')).status === 200;

  async function afterFirstStep(redirect = '/i/profile'): Promise<Person> {
    const person = platform.visitor();
    const answer = await person.post(firstStep, { email: 'member', token: demoPassword, redirect });
    expect(answer.json.data).toEqual({ redirect: `/login/verify?redirect=${encodeURIComponent(redirect)}` });
    return person;
  }

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    owner = await platform.person('member');
    ({ secret, backupCodes } = await turnOnTwoStep(owner, now));
  });
  beforeEach(() => platform.later(60));

  it('opens no session after the first step alone', async () => {
    const person = await afterFirstStep();
    expect(person.cookies.has(cookie)).toBe(false);
    expect(await isSignedIn(person)).toBe(false);
  });

  it('opens one with a code of the app, and goes where the person wanted to be', async () => {
    const person = await afterFirstStep('/company/acme?x=1');
    const answer = await person.post('/login/verify', { code: code(), redirect: '/company/acme?x=1' });
    expect(answer.json.data).toEqual({ redirect: '/company/acme?x=1' });
    expect(await isSignedIn(person)).toBe(true);
    const line = (await auditOf(platform.services)).findLast(({ action }) => action === 'login.succeeded');
    expect(line?.detail).toMatchObject({ method: 'password', secondStep: 'totp' });
    const elsewhere = await (await afterFirstStep()).post('/login/verify', { code: code(), redirect: '//evil.cn' });
    expect(elsewhere.json.status).not.toBe(0);
  });

  it('stands behind every way to sign in', async () => {
    const person = platform.visitor();
    await person.post('/verifyEmail', { email: 'member@example.com' });
    const token = await newestCode(platform.dataDir, 'member@example.com');
    const answer = await person.post('/login', { email: 'member@example.com', token });
    expect(answer.json.data['redirect']).toBe('/login/verify?redirect=%2F');
    const form = await platform.visitor().postForm('/login', { username: 'member', password: demoPassword });
    expect(form.headers.get('location')).toBe('/login/verify?redirect=%2F');
  });

  it('has a page for those alone who have made the first step', async () => {
    const page = (person: Person) => person.get('/login/verify?redirect=%2Fi%2Froles', { accept: 'text/html' });
    const stranger = await page(platform.visitor());
    const back = '/login?error=second-step-expired&redirect=%2Fi%2Froles';
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, back]);
    const [pending, late] = [await afterFirstStep(), await afterFirstStep()];
    expect((await page(pending)).status).toBe(200);
    await pending.post('/login/verify', { code: code() });
    expect((await page(pending)).headers.get('location')).toBe('/i/roles');
    platform.later(11 * 60);
    expect((await page(late)).headers.get('location')).toBe(back);
  });

  it('takes the plain form, too, and sends a refused one back', async () => {
    const person = await afterFirstStep();
    const referer = `${platform.base}/login/verify?redirect=%2Fi`;
    const refused = await person.postForm('/login/verify', { code: '000000' }, { referer });
    expect(refused.headers.get('location')).toBe('/login/verify?redirect=%2Fi&error=second-step-wrong');
    const taken = await person.postForm('/login/verify', { code: code(), redirect: '/i' }, { referer });
    expect([taken.status, taken.headers.get('location')]).toEqual([302, '/i']);
  });

  it('takes a code once, and none that is older than the last one', async () => {
    const used = code();
    const [first, second] = [await afterFirstStep(), await afterFirstStep()];
    expect((await first.post('/login/verify', { code: used })).status).toBe(200);
    expect((await second.post('/login/verify', { code: used })).status).toBe(422);
    const earlier = appCode(secret, new Date(now().getTime() - 30_000));
    expect((await second.post('/login/verify', { code: earlier })).status).toBe(422);
  });

  it('lets one of four parallel uses of a code win', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => afterFirstStep()));
    const right = code();
    const answers = await Promise.all(people.map((person) => person.post('/login/verify', { code: right })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each backup code once, however it is spelled', async () => {
    const [spelled = ''] = backupCodes;
    const typed = ` ${spelled.replace('-', ' ').toUpperCase()}`;
    expect((await (await afterFirstStep()).post('/login/verify', { code: typed })).status).toBe(200);
    expect((await (await afterFirstStep()).post('/login/verify', { code: spelled })).status).toBe(422);
    expect((await owner.get('/api/user/two-step')).json.data).toMatchObject({ enabled: true, backupCodesLeft: 9 });
  });

  it('begins anew once the password is another', async () => {
    const person = await afterFirstStep();
    const { sessions } = platform.services;
    await sessions.endAll(Number((await owner.get('/api/user/info')).json.data['id']));
    expect((await person.post('/login/verify', { code: code() })).status).toBe(403);
    owner = await afterFirstStep();
    await owner.post('/login/verify', { code: code() });
    expect(await isSignedIn(owner)).toBe(true);
  });

  it('takes five tries of one first step, and ten minutes', async () => {
    const person = await afterFirstStep();
    for (let number = 0; number < 5; number += 1) {
      expect((await person.post('/login/verify', { code: `wrong-${number}` })).status).toBe(422);
    }
    expect((await person.post('/login/verify', { code: code() })).status).toBe(403);
    const late = await afterFirstStep();
    platform.later(11 * 60);
    expect((await late.post('/login/verify', { code: code() })).status).toBe(403);
    expect((await platform.visitor().post('/login/verify', { code: code() })).status).toBe(403);
  });

  it('keeps the secret sealed and the backup codes hashed', async () => {
    const rows = JSON.stringify([
      await platform.services.database.query.selectFrom('two_step').selectAll().execute(),
      await platform.services.database.query.selectFrom('backup_code').selectAll().execute(),
    ]);
    expect(rows).not.toContain(secret);
    for (const backupCode of backupCodes) expect(rows).not.toContain(backupCode.replace('-', ''));
    expect(rows).toContain('$argon2id$');
  });

  it('ends the sessions of other devices and renews its own when it is turned on', async () => {
    const [here, elsewhere] = [await platform.person('owner'), await platform.person('owner')];
    const former = here.cookies.get(cookie)!;
    const early = await here.post('/api/user/two-step/enable', { code: '000000' });
    expect(early.status).toBe(409);
    await turnOnTwoStep(here, now);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(here.cookies.get(cookie)).not.toBe(former);
    const thief = platform.visitor();
    thief.cookies.set(cookie, former);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await here.post('/api/user/two-step/start')).status).toBe(409);
    expect((await here.post('/api/user/two-step/disable')).status).toBe(200);
    const again = platform.visitor();
    await again.post(firstStep, { email: 'owner', token: demoPassword });
    expect(await isSignedIn(again)).toBe(true);
    const lines = (await auditOf(platform.services)).filter(({ actor_name }) => actor_name === 'Owner');
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['two-step.enabled', 'two-step.disabled']),
    );
  });

  it('is taken off by the operator for who has lost every second step: audited, mailed, sessions ended', async () => {
    const person = await platform.person('admin');
    await turnOnTwoStep(person, now);
    const locked = platform.visitor();
    await locked.post(firstStep, { email: 'admin@example.com', token: demoPassword });
    const { services, dataDir } = platform;
    expect(await removeTwoStepOf(services, 'nobody@example.com')).toBe('unknown-account');
    expect(await removeTwoStepOf(services, ' Admin@Example.com')).toBe('removed');
    expect(await removeTwoStepOf(services, 'admin@example.com')).toBe('not-on');
    expect([await isSignedIn(person), await isSignedIn(locked)]).toEqual([false, false]);
    const again = platform.visitor();
    await again.post(firstStep, { email: 'admin@example.com', token: demoPassword });
    expect(await isSignedIn(again)).toBe(true);
    const mail = (await readOutbox(dataDir)).findLast(({ to }) => to === 'admin@example.com');
    expect(mail?.subject).toMatch(/两步验证|[Tt]wo-step/);
    const { id } = (await again.get('/api/user/info')).json.data;
    const line = (await auditOf(services)).find(({ action }) => action === 'two-step.removed');
    expect(line).toMatchObject({ target: String(id), actor_id: null, actor_name: 'command-line' });
    const history = (await again.get<{ items: { action: string }[] }>('/api/user/sign-ins')).json.data.items;
    expect(history.map(({ action }) => action)).toContain('two-step.removed');
  });

  it('makes new backup codes in place of the former ones', async () => {
    const person = await afterFirstStep();
    await person.post('/login/verify', { code: code() });
    person.confirmBy = async () => ({ password: demoPassword });
    const answer = await person.post<{ backupCodes: string[] }>('/api/user/two-step/backup-codes');
    const fresh = answer.json.data.backupCodes;
    expect(fresh).toHaveLength(10);
    expect((await (await afterFirstStep()).post('/login/verify', { code: backupCodes[1] })).status).toBe(422);
    expect((await (await afterFirstStep()).post('/login/verify', { code: fresh[1] })).status).toBe(200);
  });
});
