import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { DemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Answer, Person } from '../../../tests/support/person.ts';
import type { World } from '../../../tests/support/providers/outside.ts';
import { somebodyNew, startWorldly } from '../../../tests/support/providers/platform.ts';
import { decide, pathOf } from '../../../tests/support/providers/walk.ts';

const location = (answer: Answer) => answer.headers.get('location') ?? '';

/** A window of a browser that is at the second host; a proxy passes the host on. */
const second = { 'x-forwarded-host': 'second.localhost', origin: 'http://second.localhost' };

onOneEngine((engine) => {
  let world: World;
  let platform: DemoPlatform;
  let there: Person;
  beforeAll(async () => {
    const environment = { PAGEWRIGHT_TRUST_PROXY: 'true', PAGEWRIGHT_ALLOWED_HOSTS: 'second.localhost' };
    ({ world, platform } = await startWorldly(engine, { environment }));
    platform.services.config.publicUrl = platform.base;
  });
  beforeEach(() => {
    there = platform.visitor(second);
  });
  somebodyNew(() => world);

  it.each(['oauth', 'baidu', 'bce', 'idaas', 'workweixin', 'cas2', 'uuap', 'third'])(
    'begins at the public origin: %s',
    async (method) => {
      const led = location(await there.get(`/auth/${method}?redirect=/i/profile&app=crm`));
      expect(led).toBe(`${platform.base}/auth/${method}?redirect=%2Fi%2Fprofile&app=crm&at-public=1`);
      expect([...there.cookies.keys()]).not.toContain('pagewright_trip');
      const here = platform.visitor();
      const provider = location(await here.get(pathOf(led, here)));
      expect(provider).toContain(world.url);
      const back = await decide(provider, here);
      const inside = location(await here.get(back, { 'sec-fetch-dest': 'document' }));
      expect(inside).toBe('/i/profile');
    },
  );

  it('asks at the public origin about a provider of a company', async () => {
    const led = location(await there.get('/auth/third-company?company=acme'));
    expect(led).toBe(`${platform.base}/auth/third-company?company=acme&at-public=1`);
    const here = platform.visitor({ 'sec-fetch-site': 'cross-site' });
    expect(location(await here.get(pathOf(led, here)))).toBe('/login/company?company=acme&led=1');
  });

  it.each([
    ['', `/login?authType=weixin&at-public=1`],
    ['?from=standalone', `/login/standalone?from=standalone&at-public=1&type=3`],
  ])('takes the window of the frame with the code of WeChat along: %s', async (query, page) => {
    const answer = await there.get(`/auth/weixin${query}`, { 'sec-fetch-dest': 'iframe' });
    expect(answer.status).toBe(200);
    const href = /href="([^"]+)"/.exec(answer.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const [path, wanted] = [new URL(href), new URL(page, platform.base)];
    expect([path.origin, path.pathname]).toEqual([platform.base, wanted.pathname]);
    expect(Object.fromEntries(path.searchParams)).toEqual(Object.fromEntries(wanted.searchParams));
  });

  it('begins in place behind a proxy that renames hosts, once the browser was led', async () => {
    expect(location(await there.get('/auth/oauth?at-public=1'))).toContain(world.url);
    const member = await platform.person('member');
    const renamed = { ...second, origin: platform.base };
    const { redirect } = (await member.post<{ redirect: string }>('/api/user/identities/link/oauth', {}, renamed)).json
      .data;
    expect(location(await member.get(redirect, second))).toContain(world.url);
  });

  it('links at the public origin', async () => {
    const member = await platform.person('member');
    Object.assign(member.headers, second);
    const { redirect } = (await member.post<{ redirect: string }>('/api/user/identities/link/oauth', {})).json.data;
    expect(location(await member.get(redirect))).toBe(`${platform.base}/i/linked-accounts`);
  });

  it('signs in with a passkey, and makes one, at the public origin', async () => {
    const asPage = { accept: 'text/html' };
    const led = location(await there.get('/login/passkey?redirect=%2Fi', asPage));
    expect(led).toBe(`${platform.base}/login/passkey?redirect=%2Fi&at-public=1`);
    expect((await there.get('/login/passkey?at-public=1', asPage)).status).toBe(200);
    expect((await platform.visitor().get('/login/passkey', asPage)).status).toBe(200);
    const member = await platform.person('member');
    const refused = await member.post('/api/user/passkeys/options', undefined, second);
    expect([refused.status, refused.json.msg]).toEqual([409, expect.stringContaining(`Open ${platform.base}`)]);
  });
});
