import { beforeAll, expect, it } from 'vitest';
import type { StartData } from '../../../src/types/start.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

const path = '/api/user/preferences';

onOneEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  /** Language and look of the next page a person opens. */
  async function shownTo(person: Person, address = '/i/profile') {
    const { text } = await person.get(address, { accept: 'text/html', 'accept-language': 'zh-CN' });
    const block = /id="pagewright-start">(.*?)<\/script>/s.exec(text)![1]!;
    const { locale, appearance } = JSON.parse(block) as StartData;
    return [locale, appearance];
  }

  it('follows what a browser chose, then what the account has, and what the device says before', async () => {
    const [here, there] = [await platform.person('member'), await platform.person('member')];
    expect(await shownTo(here)).toEqual(['zh-CN', 'system']);
    expect((await here.post(path, { appearance: 'dark' })).json).toEqual({ status: 0, msg: '', data: {} });
    expect(await shownTo(there)).toEqual(['zh-CN', 'dark']);
    expect((await there.post(path, { locale: 'en-US', appearance: 'system' })).status).toBe(200);
    expect(await shownTo(here)).toEqual(['en-US', 'system']);
    here.cookies.set('appearance', 'light');
    expect(await shownTo(here)).toEqual(['en-US', 'light']);
    here.cookies.set('appearance', 'pink');
    expect(await shownTo(here)).toEqual(['en-US', 'system']);
  });

  it('is what the sign-in page knows from the browser alone, and takes along at signing in', async () => {
    const visitor = platform.visitor();
    expect(await shownTo(visitor, '/login')).toEqual(['zh-CN', 'system']);
    visitor.cookies.set('appearance', 'dark');
    expect(await shownTo(visitor, '/login')).toEqual(['zh-CN', 'dark']);
    await visitor.signIn('owner', demoPassword);
    expect(await shownTo(await platform.person('owner'))).toEqual(['zh-CN', 'dark']);
  });

  it('takes looks and languages there are, of the signed-in', async () => {
    const person = await platform.person('admin@example.com');
    for (const body of [{}, { appearance: 'pink' }, { locale: 'fr-FR' }, { appearance: 'dark', name: 'Mia' }]) {
      expect((await person.post(path, body)).status).toBe(422);
    }
    expect(await shownTo(person)).toEqual(['zh-CN', 'system']);
    expect((await platform.visitor().post(path, { appearance: 'dark' })).status).toBe(401);
  });
});
