import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import type { Answer } from '../../../../tests/support/person.ts';
import { somebodyNew, startWorldly, type Worldly } from '../../../../tests/support/providers/platform.ts';
import { decide, setOut } from '../../../../tests/support/providers/walk.ts';

const location = (answer: Answer) => answer.headers.get('location');

onOneEngine((engine) => {
  let worldly: Worldly;
  beforeAll(async () => {
    worldly = await startWorldly(engine);
  });
  somebodyNew(() => worldly.world);

  it('makes no ticket count that was made for another service', async () => {
    const { world, platform } = worldly;
    const person = platform.visitor();
    const service = new URL(new URL(await setOut(person, 'cas2')).searchParams.get('service')!);
    const elsewhere = world.grant('https://other.example/auth/cas2/callback');
    const back = `${service.pathname}${service.search}&ticket=ST-${elsewhere}`;
    expect(location(await person.get(back))).toBe('/login?error=provider-refused');
    expect((await person.get('/api/user/info')).status).toBe(401);
  });

  it('makes no ticket count that was made for another sign-in here', async () => {
    const { platform } = worldly;
    const victim = platform.visitor();
    const ticket = (await decide(await setOut(victim, 'cas2'), victim)).split('ticket=')[1];
    const thief = platform.visitor();
    const service = new URL(new URL(await setOut(thief, 'cas2')).searchParams.get('service')!);
    const back = `${service.pathname}${service.search}&ticket=${ticket}`;
    expect(location(await thief.get(back))).toBe('/login?error=provider-refused');
  });

  it('lets no request say which service we are', async () => {
    const { platform } = worldly;
    const { app, services } = platform;
    const begin = (host: string, method: string) => app.inject({ url: `/auth/${method}`, headers: { host } });
    for (const method of ['cas2', 'uuap']) {
      const begun = await begin('evil.example', method);
      expect(begun.headers.location).toBe('/login?error=provider-not-configured');
    }
    services.config.publicUrl = 'https://pages.example.com';
    const led = await begin('evil.example', 'cas2');
    const begun = await begin('evil.example', 'cas2?at-public=1');
    services.config.publicUrl = '';
    expect(led.headers.location).toBe('https://pages.example.com/auth/cas2?at-public=1');
    const service = new URL(String(begun.headers.location)).searchParams.get('service');
    expect(service).toMatch(/^https:\/\/pages\.example\.com\/auth\/cas2\/callback\?state=/);
  });

  it('takes the first address of several, and a name with the signs that XML has names for', async () => {
    const { world, platform } = worldly;
    const person = platform.visitor();
    const back = await decide(await setOut(person, 'cas2', '?redirect=/i'), person);
    world.casAnswer =
      '<cas:serviceResponse xmlns:cas="x"><cas:authenticationSuccess><cas:user>r-and-d</cas:user><cas:attributes>' +
      '<cas:displayName>R&amp;D desk</cas:displayName><cas:mail>desk</cas:mail><cas:mail>rd@corp.example</cas:mail>' +
      '<cas:mail>desk@corp.example</cas:mail></cas:attributes></cas:authenticationSuccess></cas:serviceResponse>';
    expect(location(await person.get(back))).toBe('/i');
    const { name, email } = (await person.get('/api/user/info')).json.data;
    expect({ name, email }).toEqual({ name: 'R&D desk', email: 'rd@corp.example' });
  });

  it('takes entities and comments in an answer for nobody', async () => {
    const { world, platform } = worldly;
    const success = (user: string) =>
      `<cas:serviceResponse xmlns:cas="x"><cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess></cas:serviceResponse>`;
    for (const answer of [`<!DOCTYPE a [<!ENTITY b "admin">]>${success('&b;')}`, success('admin<!-- -->.evil')]) {
      const person = platform.visitor();
      const back = await decide(await setOut(person, 'cas2'), person);
      world.casAnswer = answer;
      expect(location(await person.get(back))).toBe('/login?error=provider-unavailable');
    }
  });
});
