import { beforeAll, expect, it } from 'vitest';
import { doWork } from '../../../renderers/send-code/work.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { newestCode, readOutbox } from '../../../tests/support/outbox.ts';

const minute = 60;
/** Counts the mails of the tests' network. */
const ofNetwork = 'send-mail@127.0.0.1';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const code = (email: string) => newestCode(platform.dataDir, email);
  const ask = (email: string) => platform.visitor().post('/verifyEmail', { email });

  /** Asks for a code as if the last one had been a while ago. */
  async function freshCode(email: string): Promise<string> {
    platform.later(minute);
    expect((await ask(email)).json.ok).toBe(true);
    return code(email);
  }

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it('mails a code that signs in, once', async () => {
    const answer = await ask('Member@Example.com');
    const msg = 'A mail is on its way to this address.';
    expect(answer.json).toEqual({ status: 0, msg, data: { ok: true, msg }, ok: true });
    const person = platform.visitor();
    const token = await code('member@example.com');
    const signedIn = await person.post('/login', { email: 'member@example.com', token, redirect: '/i' });
    expect(signedIn.json).toEqual({ status: 0, msg: '', data: { redirect: '/i' } });
    expect((await person.get('/api/user/info')).json.data.username).toBe('member');
    const again = await platform.visitor().post('/login', { email: 'member@example.com', token });
    expect([again.status, again.json.msg]).toEqual([422, 'The code is wrong or has expired.']);
  });

  it('takes the captcha form, which names the type', async () => {
    const token = await freshCode('owner@example.com');
    const answer = await platform.visitor().post('/login', { type: 'email', email: 'owner@example.com', token });
    expect(answer.status).toBe(200);
  });

  it('refuses a foreign, an expired and a sixth code with one answer', async () => {
    const foreign = await freshCode('owner@example.com');
    await freshCode('admin@example.com');
    const bodies = [await platform.visitor().post('/login', { email: 'admin@example.com', token: foreign })];
    const expired = await freshCode('admin@example.com');
    platform.later(10 * minute);
    bodies.push(await platform.visitor().post('/login', { email: 'admin@example.com', token: expired }));
    bodies.push(await platform.visitor().post('/login', { email: 'unknown@example.com', token: '123456' }));
    expect(new Set(bodies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(bodies[0]?.status).toBe(422);
  });

  it('lets one of ten parallel sign-ins win', async () => {
    const token = await freshCode('member@example.com');
    const tries = Array.from({ length: 10 }, () =>
      platform.visitor().post('/login', { email: 'member@example.com', token }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not tell whether an address is known, and mails no code to an unknown one', async () => {
    platform.later(minute);
    const [known, unknown] = [await ask('admin@example.com'), await ask('stranger@example.com')];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const mail = (await readOutbox(platform.dataDir)).at(-1);
    expect(mail).toMatchObject({ to: 'stranger@example.com', subject: 'Signing in to Pagewright' });
    expect(mail?.text).not.toMatch(/\d{6}/);
    const again = [await ask('admin@example.com'), await ask('stranger@example.com')];
    expect(again.map(({ status }) => status)).toEqual([429, 429]);
    expect(again[0]?.text).toBe(again[1]?.text);
    const stored = await platform.services.database.query.selectFrom('verification_code').select('target').execute();
    expect(stored.map(({ target }) => target)).toContain('stranger@example.com');
  });

  it('makes a target wait for sixty seconds and others not', async () => {
    platform.later(minute);
    expect((await ask('member@example.com')).status).toBe(200);
    platform.later(30);
    const early = await ask('MEMBER@example.com');
    expect(early.status).toBe(429);
    expect(early.json).toMatchObject({
      status: 429,
      ok: false,
      msg: 'Please wait 30 seconds before asking for another code.',
    });
    expect(early.headers.get('retry-after')).toBe('30');
    expect((await ask('owner@example.com')).status).toBe(200);
    platform.later(30);
    expect((await ask('member@example.com')).status).toBe(200);
  });

  it('sends a target no more than ten codes an hour, and a network no more than a hundred without work', async () => {
    platform.later(61 * minute);
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      statuses.push((await ask('hourly@example.com')).status);
      platform.later(minute);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const { json } = await ask('hourly@example.com');
    expect(json.msg).toMatch(/^Too many codes were asked for\. Please try again in \d+ minutes\.$/);
    platform.later(61 * minute);
    for (let number = 0; number < 99; number += 1) await platform.services.limits.hit(ofNetwork, 100, 3600);
    expect([(await ask('many@example.com')).status, (await ask('more@example.com')).status]).toEqual([200, 429]);
    platform.later(61 * minute);
  });

  it('lets everybody of a network whose mails are used up have a code for some work', async () => {
    const used = platform.services.limits;
    for (let number = 0; number < 100; number += 1) await used.hit(ofNetwork, 100, 3600);
    const refused = await ask('worker@example.com');
    expect([refused.status, refused.json]).toMatchObject([429, { status: 4291, ok: false }]);
    const order = refused.json.errors!['work']!;
    const bring = (email: string, work: string) => platform.visitor().post('/verifyEmail', { email, work });
    const work = await doWork(order);
    expect((await bring('another@example.com', work)).json.status).toBe(4291);
    expect((await bring('worker@example.com', `${order}:0`)).json.status).toBe(4291);
    expect((await bring('worker@example.com', work.replace('.18.', '.01.'))).json.status).toBe(4291);
    expect((await bring('worker@example.com', work)).json.ok).toBe(true);
    expect((await bring('worker@example.com', work)).json.msg).toMatch(/^Please wait/);
    const late = (await ask('late@example.com')).json.errors!['work']!;
    const lateWork = await doWork(late);
    platform.later(2 * minute + 1);
    expect((await bring('late@example.com', lateWork)).json.status).toBe(4291);
    expect((await platform.visitor().post('/auth/verifyPhone', { phone: '13800000000' })).json.status).toBe(422);
    platform.later(61 * minute);
  });

  it('counts mails to one target for that target, and not twice for its network', async () => {
    const hits = () => platform.services.limits.hits(ofNetwork, 3600);
    const before = await hits();
    for (let number = 0; number < 5; number += 1) await ask('same@example.com');
    expect((await hits()) - before).toBe(1);
    platform.later(61 * minute);
  });

  it.each([
    ['', 'Please enter an email address.'],
    ['not an address', 'This is not a valid email address.'],
    ['a@b.cn\r\nBcc: evil@x.cn', 'This is not a valid email address.'],
    ['a@b.cn,evil@x.cn', 'This is not a valid email address.'],
    ['"a b"@b.cn', 'This is not a valid email address.'],
  ])('refuses the address %j', async (email, msg) => {
    const before = (await readOutbox(platform.dataDir)).length;
    const answer = await ask(email);
    expect(answer.status).toBe(422);
    expect(answer.json).toEqual({ status: 422, msg, errors: { email: msg }, ok: false });
    expect(await readOutbox(platform.dataDir)).toHaveLength(before);
  });

  it('speaks the language of the account, else of the browser', async () => {
    platform.later(minute);
    const visitor = platform.visitor({ 'accept-language': 'zh-CN' });
    expect((await visitor.post('/verifyEmail', { email: 'stranger@example.com' })).json.msg).toBe(
      '邮件已发送，请查收。',
    );
    visitor.cookies.set('locale', 'en-US');
    await visitor.signIn('owner', 'Demo123!');
    platform.later(minute);
    await platform.visitor({ 'accept-language': 'zh-CN' }).post('/verifyEmail', { email: 'owner@example.com' });
    expect((await readOutbox(platform.dataDir)).at(-1)?.subject).toBe('Your code for Pagewright');
  });

  it('writes each code sent down once, without the code', async () => {
    const before = (await auditOf(platform.services)).length;
    const sent = await freshCode('admin@example.com');
    const lines = (await auditOf(platform.services)).slice(before);
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['code.sent', { channel: 'mail', purpose: 'login' }],
    ]);
    expect(JSON.stringify(lines)).not.toContain(sent);
  });

  it('lets a person try again at once when the mail did not leave', async () => {
    const broken = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_MAIL_SMTP_URL: 'smtp://127.0.0.1:1' } });
    for (const email of ['member@example.com', 'stranger@example.com', 'member@example.com']) {
      const answer = await broken.visitor().post('/verifyEmail', { email });
      expect(answer.status).toBe(502);
      expect(answer.json).toMatchObject({ ok: false, msg: 'The mail could not be sent. Please try again later.' });
    }
  });

  if (engine.kind === 'postgres') {
    it('shares codes and limits between two nodes on one database', async () => {
      const node = platform;
      const other = await startDemoPlatform(engine, {
        storage: { ...node.storage, dataDir: (await engine.storage({ migrated: false })).dataDir },
      });
      node.later(61 * minute);
      other.later((node.services.now().getTime() - Date.now()) / 1000);
      const email = 'member@example.com';
      expect((await node.visitor().post('/verifyEmail', { email })).status).toBe(200);
      expect((await other.visitor().post('/verifyEmail', { email })).status).toBe(429);
      const token = await newestCode(node.dataDir, email);
      const tries = Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? node : other).visitor().post('/login', { email, token }),
      );
      expect((await Promise.all(tries)).filter(({ status }) => status === 200)).toHaveLength(1);
    });
  }
});
