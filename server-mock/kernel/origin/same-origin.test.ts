import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    admin = await server.person('admin@example.com');
  });

  /** Posts with the signed-in cookie and exactly these headers. */
  async function post(headers: Record<string, string>, body: BodyInit = '{}') {
    const person = Object.assign(Object.create(Object.getPrototypeOf(admin)), admin, { headers: {} });
    const type = body === '{}' ? { 'content-type': 'application/json' } : {};
    return person.send('/api/screen/home/companies/publish', {
      method: 'POST',
      body,
      headers: { ...type, ...headers },
    });
  }

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['the same host on another port', { origin: 'http://127.0.0.1:1' }],
    ['a host that begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a link from elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['an address typed in', { 'sec-fetch-site': 'none' }],
    ['something that says nothing', {}],
  ])('refuses a change from %s', async (_, headers) => {
    const answer = await post(headers);
    expect([answer.status, answer.json?.status]).toEqual([403, 403]);
  });

  it('refuses a form that another site posts, without leading the browser anywhere', async () => {
    const answer = await post({ origin: 'https://evil.example' }, new URLSearchParams({ a: 'b' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([403, null]);
  });

  it.each([
    ['Origin', () => ({ origin: server.base })],
    ['Sec-Fetch-Site', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['https in front of us', () => ({ origin: server.base.replace('http:', 'https:') })],
  ])('takes a change that proves its origin by %s', async (_, headers) => {
    expect((await post(headers())).text).not.toContain('another site');
  });

  it('believes no forwarded host or address unless a proxy is trusted', async () => {
    const answer = await post({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' });
    expect(answer.status).toBe(403);
    const secure = await server.visitor({ 'x-forwarded-proto': 'https' }).get('/api/config');
    expect(secure.headers.get('strict-transport-security')).toBeNull();
    const liar = server.visitor({ 'x-forwarded-for': '203.0.113.7' });
    await liar.post('/auth/phone?method=password', { email: 'nobody', token: 'wrong' });
    const line = (await auditOf(server.services)).findLast(({ action }) => action === 'login.failed');
    expect(line?.address).toBe('127.0.0.1');
  });
});
