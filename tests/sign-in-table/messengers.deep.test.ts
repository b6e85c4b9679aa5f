import { beforeAll, expect } from 'vitest';
import { onPglite } from '../support/databases.ts';
import type { DemoPlatform } from '../support/demo-platform.ts';
import type { Person } from '../support/person.ts';
import { clientId, clientSecret, type World } from '../support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../support/providers/platform.ts';
import { cell } from './cell.ts';

onPglite((engine) => {
  let world: World;
  let platform: DemoPlatform;

  beforeAll(async () => {
    ({ world, platform } = await startWorldly(engine));
  });
  somebodyNew(() => world);

  const isOut = async (person: Person) => expect((await person.get('/api/user/info')).status).toBe(401);

  for (const type of ['feishu', 'dingding'] as const) {
    const signIn = (person: Person, code: string, more: object = {}) => {
      const { config } = platform.services;
      config.integration = { type, appId: clientId, appSecret: clientSecret, endpoint: world.url, sdkUrl: '' };
      return person.post('/api/auth/integration', { type, code, ...more });
    };

    cell(type, 'happy path', async () => {
      const person = platform.visitor();
      const answer = await signIn(person, world.grant(''), { redirect: '/i/profile' });
      expect(answer.json).toEqual({ status: 0, msg: '', data: { redirect: '/i/profile' } });
      const { name, email } = world.person;
      const me = (await person.get('/api/user/info')).json.data;
      expect(me).toMatchObject({ name, email });
      const again = platform.visitor();
      expect((await signIn(again, world.grant(''))).json.data).toEqual({ redirect: '/' });
      expect((await again.get('/api/user/info')).json.data.id).toBe(me.id);
    });

    cell(type, 'wrong secret', async () => {
      const person = platform.visitor();
      world.secret = 'changed in the meantime';
      const answer = await signIn(person, world.grant(''));
      expect([answer.status, answer.json.msg]).toEqual([
        422,
        'The sign-in service did not confirm this sign-in. Please try again.',
      ]);
      await isOut(person);
    });

    cell(type, 'replay', async () => {
      const code = world.grant('');
      await signIn(platform.visitor(), code);
      const person = platform.visitor();
      expect((await signIn(person, code)).status).toBe(422);
      await isOut(person);
    });

    cell(type, 'expired', async () => {
      const code = world.grant('');
      world.grants.clear();
      const person = platform.visitor();
      expect((await signIn(person, code)).status).toBe(422);
      await isOut(person);
    });

    cell(type, 'provider down', async () => {
      world.mood = 'down';
      const person = platform.visitor();
      expect((await signIn(person, 'any')).status).toBe(502);
      await isOut(person);
    });
  }
});
