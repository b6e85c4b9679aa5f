import { beforeAll, expect } from 'vitest';
import { onPglite } from '../support/databases.ts';
import type { DemoPlatform } from '../support/demo-platform.ts';
import { newestCode } from '../support/outbox.ts';
import type { Answer, Person } from '../support/person.ts';
import type { World } from '../support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../support/providers/platform.ts';
import { decide, setOut, signInBy } from '../support/providers/walk.ts';
import { cell } from './cell.ts';

const methods = [
  'oauth',
  'baidu',
  'idaas',
  'bce',
  'weixin',
  'workweixin',
  'third',
  'third-company',
  'cas2',
  'uuap',
] as const;

/** These give no address: whoever comes the first time proves one. */
const withoutAddress: readonly string[] = ['weixin'];

/** What a wrong secret is where the platform has none of its own: a code, or ticket, that somebody changed. */
const withoutSecret: readonly string[] = ['third', 'third-company', 'cas2', 'uuap'];

const location = (answer: Answer) => answer.headers.get('location');

onPglite((engine) => {
  let world: World;
  let platform: DemoPlatform;

  beforeAll(async () => {
    ({ world, platform } = await startWorldly(engine));
  });
  somebodyNew(() => world);

  const query = (method: string) => `?redirect=%2Fi%2Fprofile${method === 'third-company' ? '&company=acme' : ''}`;
  const kept = (method: string) => new URLSearchParams(query(method)).toString();
  const back = (person: Person, path: string) => person.get(path, { 'sec-fetch-dest': 'document' });
  const isOut = async (person: Person) => expect((await person.get('/api/user/info')).status).toBe(401);
  const who = async (person: Person) => (await person.get('/api/user/info')).json.data;

  async function bind(person: Person) {
    const { email } = world.person;
    await person.post('/verifyEmail', { email, purpose: 'bind' });
    const token = await newestCode(platform.dataDir, email);
    return person.post('/bind', { amisUser: { name: 'x' }, email, token, redirect: '/i/profile' });
  }

  for (const method of methods) {
    cell(method, 'happy path', async () => {
      const first = platform.visitor();
      const arrived = await signInBy(first, method, query(method));
      if (withoutAddress.includes(method)) {
        expect(location(arrived)).toBe('/bind?redirect=%2Fi%2Fprofile');
        expect((await bind(first)).json.data).toEqual({ redirect: '/i/profile' });
      } else {
        expect(location(arrived)).toBe('/i/profile');
      }
      const { name, email } = world.person;
      expect(await who(first)).toMatchObject({ name, email });
      const again = platform.visitor();
      expect(location(await signInBy(again, method, query(method)))).toBe('/i/profile');
      expect((await who(again)).id).toBe((await who(first)).id);
    });

    cell(method, 'wrong secret', async () => {
      const person = platform.visitor();
      let path = await decide(await setOut(person, method, query(method)), person);
      if (withoutSecret.includes(method)) path = path.replace(/(ticket=)[^&]+/, '$1ST-forged');
      else world.secret = 'changed in the meantime';
      expect(location(await back(person, path))).toBe(`/login?${kept(method)}&error=provider-refused`);
      await isOut(person);
    });

    cell(method, 'replay', async () => {
      const person = platform.visitor();
      const path = await decide(await setOut(person, method, query(method)), person);
      await back(person, path);
      await person.post('/logout');
      expect(location(await back(person, path))).toBe('/login?error=sign-in-interrupted');
      const fresh = new URL(await setOut(person, method, query(method)));
      const inside = fresh.searchParams.get('service') ?? fresh.href;
      const state = new URL(inside).searchParams.get('state');
      const used = await back(person, path.replace(/state=[^&]+/, `state=${state}`));
      expect(location(used)).toBe(`/login?${kept(method)}&error=provider-refused`);
      await isOut(person);
    });

    cell(method, 'expired', async () => {
      const person = platform.visitor();
      const path = await decide(await setOut(person, method, query(method)), person);
      platform.later(11 * 60);
      expect(location(await back(person, path))).toBe('/login?error=sign-in-interrupted');
      await isOut(person);
    });

    cell(method, 'provider down', async () => {
      const person = platform.visitor();
      const path = await decide(await setOut(person, method, query(method)), person);
      world.mood = 'down';
      expect(location(await back(person, path))).toBe(`/login?${kept(method)}&error=provider-unavailable`);
      await isOut(person);
    });
  }
});
