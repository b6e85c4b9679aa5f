import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteCaptchas } from '../../../tests/support/captcha.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { type Gateway, startGateway } from '../../../tests/support/gateway.ts';
import { newestCode, readOutbox } from '../../../tests/support/outbox.ts';
import type { Person } from '../../../tests/support/person.ts';

const drawn: string[] = [];

const phone = '13800000000';
const minute = 60;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let gateway: Gateway;

  beforeAll(async () => {
    gateway = await startGateway();
    platform = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_AUTH_TYPES: 'email,phone,password' } });
    noteCaptchas(platform.services, drawn);
  });
  afterAll(() => gateway.close());

  async function image(person: Person, number = phone): Promise<string> {
    const answer = await person.post('/auth/captcha', { phone: number });
    expect(answer.json.data.svg).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
    return drawn.at(-1)!;
  }

  async function ask(person: Person, number = phone) {
    platform.later(minute);
    return person.post('/auth/verifyPhone', {
      phone: number,
      graphCode: await image(person, number),
      noCaptcha: false,
    });
  }

  it('sends a code that signs in', async () => {
    const person = platform.visitor();
    const answer = await ask(person);
    expect(answer.json).toMatchObject({
      status: 0,
      ok: true,
      msg: 'If this number belongs to an account, a code is on its way.',
    });
    const sent = (await readOutbox(platform.dataDir)).at(-1);
    expect(sent).toMatchObject({ kind: 'sms', to: phone, code: expect.stringMatching(/^\d{6}$/) });
    expect(sent?.text).toContain(sent?.code);
    const signedIn = await person.post('/auth/phone', { phone, token: sent?.code, redirect: '/i' });
    expect(signedIn.json.data).toEqual({ redirect: '/i' });
    expect((await person.get('/api/user/info')).json.data.username).toBe('member');
    expect((await platform.visitor().post('/auth/phone', { phone, token: sent?.code })).status).toBe(422);
  });

  it('takes the captcha form with type phone', async () => {
    const person = platform.visitor();
    await ask(person);
    const token = await newestCode(platform.dataDir, phone);
    expect((await person.post('/login', { type: 'phone', phone, token })).status).toBe(200);
  });

  it('does not take a phone code for the mail address, nor the other way round', async () => {
    await ask(platform.visitor());
    const token = await newestCode(platform.dataDir, phone);
    expect((await platform.visitor().post('/login', { email: 'member@example.com', token })).status).toBe(422);
  });

  it('wants the text of the image, right, once, in this browser and for this phone', async () => {
    platform.later(minute);
    const person = platform.visitor();
    const body = (graphCode?: string) => ({ phone, ...(graphCode === undefined ? {} : { graphCode }) });
    const before = (await readOutbox(platform.dataDir)).length;
    const other = platform.visitor();
    await image(other);
    const text = await image(person);
    const refused = [
      await person.post('/auth/verifyPhone', body()),
      await person.post('/auth/verifyPhone', { ...body(), noCaptcha: true }),
      await person.post('/auth/verifyPhone', body(text === 'AAAA' ? 'BBBB' : 'AAAA')),
      await other.post('/auth/verifyPhone', body(text)),
      await person.post('/auth/verifyPhone', { phone: '13900000000', graphCode: text }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(Object.keys(refused[0]?.json.errors ?? {})).toEqual(['graphCode']);
    expect(refused[0]?.json.ok).toBe(false);
    expect(refused[0]?.json.msg).toBe('Please enter the characters in the picture.');
    expect(refused[2]?.json.msg).toMatch(/do not match the image/);
    expect((await person.post('/auth/verifyPhone', body(text.toLowerCase()))).status).toBe(200);
    platform.later(minute);
    expect((await person.post('/auth/verifyPhone', body(text))).status).toBe(422);
    expect(await readOutbox(platform.dataDir)).toHaveLength(before + 1);
  });

  it('ends an image after five minutes', async () => {
    const person = platform.visitor();
    const graphCode = await image(person);
    platform.later(5 * minute);
    expect((await person.post('/auth/verifyPhone', { phone, graphCode })).status).toBe(422);
  });

  it('does not tell whether a phone is known, and sends an unknown one nothing', async () => {
    platform.later(minute);
    const before = (await readOutbox(platform.dataDir)).length;
    const unknown = await ask(platform.visitor(), '13911111111');
    expect(await readOutbox(platform.dataDir)).toHaveLength(before);
    const known = await ask(platform.visitor());
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  it('makes a phone wait for sixty seconds', async () => {
    await ask(platform.visitor());
    const person = platform.visitor();
    const again = await person.post('/auth/verifyPhone', { phone, graphCode: await image(person) });
    expect([again.status, again.json.ok]).toEqual([429, false]);
  });

  it.each(['1380000000', '138000000000', 'abcdefghijk', ''])('refuses the phone %j', async (number) => {
    for (const path of ['/auth/captcha', '/auth/verifyPhone']) {
      const answer = await platform.visitor().post(path, { phone: number });
      expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ['phone']]);
    }
  });

  it('draws no more than sixty images a minute for an address', async () => {
    platform.later(minute);
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => platform.visitor().post('/auth/captcha', { phone })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    platform.later(minute);
  });

  it("posts to the configured gateway, in the operator's words", async () => {
    const environment = {
      PAGEWRIGHT_AUTH_TYPES: 'phone',
      PAGEWRIGHT_SMS_URL: gateway.url,
      PAGEWRIGHT_SMS_TEMPLATE: '[Acme] {code} is the code',
    };
    const other = await startDemoPlatform(engine, { environment });
    noteCaptchas(other.services, drawn);
    const person = other.visitor();
    const arrived = gateway.next();
    expect((await person.post('/auth/verifyPhone', { phone, graphCode: await image(person) })).status).toBe(200);
    const message = (await arrived) as { phone: string; text: string; code: string };
    expect(message).toEqual({
      phone,
      text: `[Acme] ${message.code} is the code`,
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect((await person.post('/auth/phone', { phone, token: message.code })).status).toBe(200);
  });

  it('tells when the gateway fails, for known and unknown phones alike, and makes nobody wait for another try', async () => {
    const environment = { PAGEWRIGHT_AUTH_TYPES: 'phone', PAGEWRIGHT_SMS_URL: gateway.url };
    const other = await startDemoPlatform(engine, { environment });
    noteCaptchas(other.services, drawn);
    const wish = async (number: string) => {
      const person = other.visitor();
      return person.post('/auth/verifyPhone', { phone: number, graphCode: await image(person, number) });
    };
    const [stranger, strangerToo] = ['13911111111', '13922222222'];
    gateway.answerWith(503);
    const refused = [await wish(phone), await wish(stranger)];
    const sent = gateway.received.length;
    expect(refused.map(({ status }) => status)).toEqual([502, 502]);
    expect(refused[0]!.json).toMatchObject({
      ok: false,
      msg: 'The text message could not be sent. Please try again later.',
    });
    expect(refused[1]!.text).toBe(refused[0]!.text);
    gateway.answerWith(200);
    const accepted = [await wish(phone), await wish(stranger), await wish(strangerToo)];
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(accepted.map(({ text }) => text)).size).toBe(1);
    expect(gateway.received).toHaveLength(sent + 1);
    expect((await wish(phone)).status).toBe(429);
  });
});
