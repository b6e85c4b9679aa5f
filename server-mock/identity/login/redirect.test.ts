import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';

const hostile = [
  '//evil.cn',
  '///evil.cn',
  '/\\evil.cn',
  '\\\\evil.cn',
  'http://evil.cn',
  'https:evil.cn',
  'javascript:alert(1)',
  'data:text/html,x',
  '/..//evil.cn',
  '/i/..//evil.cn',
  '/%2e%2e//evil.cn',
  '/%2fevil.cn',
  '/%5cevil.cn',
  '%2f%2fevil.cn',
  '/\t/evil.cn',
  '/\r\nLocation: //evil.cn',
  ' //evil.cn',
  '//user:pw@evil.cn',
  'evil.cn',
  '/auth/oauth',
  '/logout',
];

onOneEngine((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: { PAGEWRIGHT_CONTEXT_PATH: '/platform' } });
  });

  it.each(hostile)('goes home in place of %j', async (redirect) => {
    const body = { email: 'member', token: demoPassword, redirect };
    const answer = await platform.visitor().post('/auth/phone?method=password', body);
    expect(answer.json.data).toEqual({ redirect: '/platform/' });
    const form = await platform.visitor().postForm('/login', { username: 'member', password: demoPassword, redirect });
    expect([form.status, form.headers.get('location')]).toEqual([302, '/platform/']);
  });

  it('goes where the person wanted to be', async () => {
    const body = { email: 'member', token: demoPassword, redirect: '/platform/i/profile?tab=1' };
    const person = platform.visitor();
    const answer = await person.post('/auth/phone?method=password', body);
    expect(answer.json.data).toEqual({ redirect: '/platform/i/profile?tab=1' });
    expect(answer.headers.getSetCookie()[0]).toContain('Path=/platform;');
    expect((await person.post('/logout')).json.data).toEqual({ redirect: '/platform/logout' });
  });

  it('sends a refused form back to a page of ours only', async () => {
    const form = (referer: string) =>
      platform.visitor().postForm('/login', { username: 'member', password: 'no' }, { referer });
    for (const referer of ['https://evil.cn/login', `${platform.base.replace('http:', 'ftp:')}/x`, 'not a url']) {
      const location = (await form(referer)).headers.get('location') ?? '';
      expect(new URL(location, platform.base).origin).toBe(new URL(platform.base).origin);
    }
  });
});
