import { Writable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { clientSecret } from '../../../tests/support/providers/outside.ts';
import { somebodyNew, startWorldly, type Worldly } from '../../../tests/support/providers/platform.ts';
import { decide, setOut, signInBy } from '../../../tests/support/providers/walk.ts';
import { createLog } from '../../kernel/http/log.ts';

onOneEngine((engine) => {
  let worldly: Worldly;
  let written = '';
  const log = createLog(
    'trace',
    new Writable({
      write(chunk, _encoding, done) {
        written += String(chunk);
        done();
      },
    }),
  );
  beforeAll(async () => {
    worldly = await startWorldly(engine, { log });
  });
  somebodyNew(() => worldly.world);

  it('no secret, code, ticket or token of a sign-in reaches the log or a browser', async () => {
    const { world, platform } = worldly;
    const secrets = [clientSecret, encodeURIComponent(clientSecret), 'bearer-', 'ST-'];
    for (const method of ['oauth', 'weixin', 'workweixin', 'cas2', 'third']) {
      const person = platform.visitor();
      const back = await decide(await setOut(person, method), person);
      secrets.push(...new URLSearchParams(back.split('?')[1]).values());
      expect((await person.get(back)).text).not.toContain(clientSecret);
      const refused = platform.visitor();
      const way = await decide(await setOut(refused, method), refused);
      secrets.push(...new URLSearchParams(way.split('?')[1]).values());
      world.secret = 'other';
      world.mood = method === 'cas2' ? 'down' : 'up';
      await refused.get(way);
      world.mood = 'up';
      world.secret = clientSecret;
    }
    await signInBy(platform.visitor(), 'oauth');
    expect(written).toContain('external sign-in refused');
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    const config = (await platform.visitor().get('/api/config')).text;
    expect(secrets.filter((secret) => config.includes(secret))).toEqual([]);
  });

  it('says in the log what the provider said', async () => {
    const { world, platform } = worldly;
    const person = platform.visitor();
    const back = await decide(await setOut(person, 'oauth'), person);
    world.secret = 'other';
    await person.get(back);
    expect(written).toContain('"reason":"provider-refused","problem":"token: invalid_client"');
  });
});
