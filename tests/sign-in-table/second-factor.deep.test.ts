import { beforeAll, expect } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { onPglite } from '../support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../support/demo-platform.ts';
import type { Person } from '../support/person.ts';
import { appCode, turnOnTwoStep } from '../support/two-step.ts';
import { cell } from './cell.ts';

const minute = 60;

onPglite((engine) => {
  let platform: DemoPlatform;
  let secret: string;
  const key = new Authenticator();
  const honest = () => ({ origin: platform.base, relyingParty: '127.0.0.1' });

  /** Nothing can be sent, all the time: neither way needs it. */
  beforeAll(async () => {
    const environment = { PAGEWRIGHT_MAIL_SMTP_URL: 'smtp://127.0.0.1:1', PAGEWRIGHT_SMS_URL: 'http://127.0.0.1:1/' };
    platform = await startDemoPlatform(engine, { environment });
    const owner = await platform.person('owner');
    const { options } = (await owner.post<{ options: { challenge: string } }>('/api/user/passkeys/options')).json.data;
    const response = key.create(options, honest());
    expect((await owner.post('/api/user/passkeys/add', { response, name: 'Key' })).status).toBe(200);
    ({ secret } = await turnOnTwoStep(await platform.person('member'), () => platform.services.now()));
  });

  const isIn = async (person: Person) => (await person.get('/api/user/info')).status === 200;

  async function offered(person: Person) {
    return (await person.post<{ options: { challenge: string } }>('/auth/passkey/options')).json.data.options;
  }
  const enter = (person: Person, response: object) =>
    person.post('/auth/passkey', { response, redirect: '/i/profile' });

  async function byPasskey(authenticator = key) {
    const person = platform.visitor();
    const response = authenticator.get(await offered(person), honest());
    return { person, response, answer: await enter(person, response) };
  }

  cell('passkey', 'happy path', async () => {
    const { person, answer } = await byPasskey();
    expect(answer.json.data).toEqual({ redirect: '/i/profile' });
    expect((await person.get('/api/user/info')).json.data.username).toBe('owner');
  });

  cell('passkey', 'wrong secret', async () => {
    const { person, answer } = await byPasskey(new Authenticator());
    expect([answer.status, await isIn(person)]).toEqual([422, false]);
  });

  cell('passkey', 'replay', async () => {
    const { person, response } = await byPasskey();
    await person.post('/logout');
    expect([(await enter(person, response)).status, await isIn(person)]).toEqual([422, false]);
  });

  cell('passkey', 'expired', async () => {
    const person = platform.visitor();
    const response = key.get(await offered(person), honest());
    platform.later(6 * minute);
    expect([(await enter(person, response)).status, await isIn(person)]).toEqual([422, false]);
  });

  cell('passkey', 'provider down', async () => {
    expect((await platform.visitor().post('/verifyEmail', { email: 'owner@example.com' })).status).toBe(502);
    expect(await isIn((await byPasskey()).person)).toBe(true);
  });

  /** Somebody who has given the password, a while after the last code was used. */
  async function afterPassword(): Promise<Person> {
    platform.later(minute);
    const person = platform.visitor();
    const answer = await person.post('/auth/phone?method=password', {
      email: 'member',
      token: demoPassword,
      redirect: '/i/profile',
    });
    expect(answer.json.data).toEqual({ redirect: '/login/verify?redirect=%2Fi%2Fprofile' });
    expect(await isIn(person)).toBe(false);
    return person;
  }
  const shown = () => appCode(secret, platform.services.now());
  const verify = (person: Person, code: string) => person.post('/login/verify', { code, redirect: '/i/profile' });

  cell('two-step', 'happy path', async () => {
    const person = await afterPassword();
    expect((await verify(person, shown())).json.data).toEqual({ redirect: '/i/profile' });
    expect((await person.get('/api/user/info')).json.data.username).toBe('member');
  });

  cell('two-step', 'wrong secret', async () => {
    const person = await afterPassword();
    const wrong = shown() === '000000' ? '000001' : '000000';
    expect([(await verify(person, wrong)).status, await isIn(person)]).toEqual([422, false]);
  });

  cell('two-step', 'replay', async () => {
    const [first, second] = [await afterPassword(), await afterPassword()];
    const code = shown();
    expect((await verify(first, code)).status).toBe(200);
    expect([(await verify(second, code)).status, await isIn(second)]).toEqual([422, false]);
  });

  cell('two-step', 'expired', async () => {
    const [late, lately] = [await afterPassword(), await afterPassword()];
    const code = shown();
    platform.later(2 * minute);
    expect([(await verify(lately, code)).status, await isIn(lately)]).toEqual([422, false]);
    platform.later(11 * minute);
    expect([(await verify(late, shown())).status, await isIn(late)]).toEqual([403, false]);
  });

  cell('two-step', 'provider down', async () => {
    const person = await afterPassword();
    expect((await verify(person, shown())).status).toBe(200);
    expect(await isIn(person)).toBe(true);
  });
});
