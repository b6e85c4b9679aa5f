import { beforeAll, expect } from 'vitest';
import { noteCaptchas } from '../support/captcha.ts';
import { onPglite } from '../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../support/demo-platform.ts';
import { newestCode } from '../support/outbox.ts';
import type { Answer, Person } from '../support/person.ts';
import { cell } from './cell.ts';

const drawn: string[] = [];

const email = 'member@example.com';
const phone = '13800000000';
const minute = 60;
const pause = 7 * minute;

/** How a code method asks for its code and signs in with it. */
interface CodeMethod {
  target: string;
  ask(person: Person): Promise<Answer>;
  enter(person: Person, token: string): Promise<Answer>;
}

const byMail = (person: Person) => person.post('/verifyEmail', { email });

async function byPhone(person: Person): Promise<Answer> {
  await person.post('/auth/captcha', { phone });
  return person.post('/auth/verifyPhone', { phone, graphCode: drawn.at(-1), noCaptcha: false });
}

const codeMethods: Record<'email' | 'phone' | 'captcha', CodeMethod[]> = {
  email: [{ target: email, ask: byMail, enter: (person, token) => person.post('/login', { email, token }) }],
  phone: [{ target: phone, ask: byPhone, enter: (person, token) => person.post('/auth/phone', { phone, token }) }],
  captcha: [
    { target: email, ask: byMail, enter: (person, token) => person.post('/login', { type: 'email', email, token }) },
    { target: phone, ask: byPhone, enter: (person, token) => person.post('/login', { type: 'phone', phone, token }) },
  ],
};

const isIn = async (person: Person) => (await person.get('/api/user/info')).status === 200;

onPglite((engine) => {
  let platform: DemoPlatform;
  let cutOff: DemoPlatform;

  beforeAll(async () => {
    const environment = { PAGEWRIGHT_AUTH_TYPES: 'email,phone,captcha,password' };
    const gone = { PAGEWRIGHT_MAIL_SMTP_URL: 'smtp://127.0.0.1:1', PAGEWRIGHT_SMS_URL: 'http://127.0.0.1:1/' };
    platform = await startDemoPlatform(engine, { environment });
    noteCaptchas(platform.services, drawn);
    cutOff = await startDemoPlatform(engine, { environment: { ...environment, ...gone } });
    noteCaptchas(cutOff.services, drawn);
  });

  /** Asks for a code as if the last one had been a while ago. */
  async function freshCode({ ask, target }: CodeMethod): Promise<string> {
    platform.later(pause);
    const answer = await ask(platform.visitor());
    expect(answer.json.ok, answer.text).toBe(true);
    return newestCode(platform.dataDir, target);
  }

  for (const [method, ways] of Object.entries(codeMethods) as ['email' | 'phone' | 'captcha', CodeMethod[]][]) {
    const eachWay = (test: (way: CodeMethod) => Promise<void>) => async () => {
      for (const way of ways) await test(way);
    };

    cell(
      method,
      'happy path',
      eachWay(async (way) => {
        const person = platform.visitor();
        expect((await way.enter(person, await freshCode(way))).json.data).toEqual({ redirect: '/' });
        expect((await person.get('/api/user/info')).json.data.username).toBe('member');
      }),
    );

    cell(
      method,
      'wrong secret',
      eachWay(async (way) => {
        const token = await freshCode(way);
        const person = platform.visitor();
        const answer = await way.enter(person, token === '000000' ? '000001' : '000000');
        expect([answer.status, answer.json.errors]).toEqual([422, { token: 'The code is wrong or has expired.' }]);
        expect(await isIn(person)).toBe(false);
      }),
    );

    cell(
      method,
      'replay',
      eachWay(async (way) => {
        const token = await freshCode(way);
        expect((await way.enter(platform.visitor(), token)).status).toBe(200);
        const again = platform.visitor();
        expect((await way.enter(again, token)).status).toBe(422);
        expect(await isIn(again)).toBe(false);
      }),
    );

    cell(
      method,
      'expired',
      eachWay(async (way) => {
        const token = await freshCode(way);
        platform.later(11 * minute);
        expect((await way.enter(platform.visitor(), token)).status).toBe(422);
      }),
    );

    cell(
      method,
      'provider down',
      eachWay(async (way) => {
        cutOff.later(pause);
        const answer = await way.ask(cutOff.visitor());
        expect([answer.status, answer.json.ok]).toEqual([502, false]);
        expect(answer.json.msg).toMatch(/could not be sent\. Please try again later\.$/);
        expect((await way.ask(cutOff.visitor())).status).toBe(502);
      }),
    );
  }

  const enter = (person: Person, token = demoPassword) =>
    person.post('/auth/phone?method=password', { email, token, redirect: '/i/profile' });

  cell('password', 'happy path', async () => {
    for (const account of [email, 'Member', phone]) {
      const person = platform.visitor();
      const answer = await person.post('/auth/phone?method=password', { email: account, token: demoPassword });
      expect(answer.json.data).toEqual({ redirect: '/' });
      expect(await isIn(person)).toBe(true);
    }
    const form = platform.visitor();
    const sent = await form.postForm('/login', { username: 'member', password: demoPassword, redirect: '/i' });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/i']);
    expect(await isIn(form)).toBe(true);
  });

  cell('password', 'wrong secret', async () => {
    const person = platform.visitor();
    const answer = await enter(person, 'Not-that1');
    expect([answer.status, answer.json.errors]).toEqual([422, { token: 'The account or the password is wrong.' }]);
    expect(await isIn(person)).toBe(false);
    const form = await person.postForm('/login', { username: 'member', password: 'Not-that1' });
    expect(form.headers.get('location')).toBe('/login?error=invalid-credentials');
  });

  cell('password', 'replay', async () => {
    const person = platform.visitor();
    await enter(person);
    const stolen = platform.visitor();
    for (const [name, value] of person.cookies) stolen.cookies.set(name, value);
    await person.post('/logout');
    expect(await isIn(stolen)).toBe(false);
  });

  cell('password', 'expired', async () => {
    const { password } = platform.services.config;
    password.maxAgeDays = 1;
    platform.later(2 * 24 * 60 * minute);
    const person = platform.visitor();
    const answer = await enter(person);
    expect(answer.json.data).toEqual({ redirect: '/i/password?expired=1&redirect=%2Fi%2Fprofile' });
    expect((await person.get('/api/company')).status).toBe(403);
    password.maxAgeDays = 0;
  });

  cell('password', 'provider down', async () => {
    const person = cutOff.visitor();
    expect((await enter(person)).json.data).toEqual({ redirect: '/i/profile' });
    expect(await isIn(person)).toBe(true);
  });
});
